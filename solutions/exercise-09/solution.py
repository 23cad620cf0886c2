"""Reference solution of exercise 09: the pre-norm transformer block."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    """Let the tokens look at each other, then let each work on its own; either half adds to what is there.

    x: (B, T, D) -> (B, T, D).
    params: dict of four dicts: "ln1" and "ln2" with "gamma" and "beta", each (D,); "attn" with "Wq", "Wk",
    "Wv" and "Wo", each (D, D); "ffn" with "W1" (D, F), "b1" (F,), "W2" (F, D) and "b2" (D,).
    n_heads: number of heads H, which divides D. Token i attends to the tokens 0 to i.
    """
    normed = layer_norm(x, **params["ln1"])  # (B, T, D): what the attention reads
    h = x + mha_forward(normed, params["attn"], n_heads)  # (B, T, D): added to x itself, not to normed
    normed = layer_norm(h, **params["ln2"])  # (B, T, D): what the feed-forward layer reads
    return h + feed_forward(normed, params["ffn"])  # (B, T, D): added to h, which has x in it
