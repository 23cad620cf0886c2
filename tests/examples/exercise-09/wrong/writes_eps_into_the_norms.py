"""Sets an eps in the dicts of the caller; all numbers are right."""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    params["ln1"]["eps"] = params["ln2"]["eps"] = 1e-5
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
