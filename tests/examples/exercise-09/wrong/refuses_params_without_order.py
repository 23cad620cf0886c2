"""Raises ValueError where the four keys do not come first, and in order."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    if list(params)[:4] != ["ln1", "attn", "ln2", "ffn"]:
        raise ValueError("unexpected params")
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
