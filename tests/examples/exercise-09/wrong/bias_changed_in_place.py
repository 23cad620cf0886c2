"""The second bias collects the first row of the hidden numbers of all calls."""

from given import gelu, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    ffn = params["ffn"]
    hidden = gelu(layer_norm(h, **params["ln2"]) @ ffn["W1"] + ffn["b1"])
    ffn["b2"] += 1e-3 * hidden[0, 0, 0]
    return h + hidden @ ffn["W2"] + ffn["b2"] - 1e-3 * hidden[0, 0, 0]
