"""The mistake second_residual_from_the_normed, in other clothes."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    ln1, ln2 = (params[name] for name in ("ln1", "ln2"))
    x = x + mha_forward(layer_norm(x, ln1["gamma"], ln1["beta"]), params["attn"], n_heads)
    x = layer_norm(x, ln2["gamma"], ln2["beta"])
    out = x.copy()
    out += feed_forward(x, params["ffn"])
    return out
