"""The attention half is applied twice before the feed-forward half."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x
    for _ in range(2):
        h = h + mha_forward(layer_norm(h, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
