"""transformer_block hands layer_norm the dict with gamma and beta in it as one argument, and gets a TypeError.

layer_norm takes x, gamma and beta. How do two entries of a dict become two arguments?

Caught by: block_worked_example, block_values, block_identity
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, params["ln2"]), params["ffn"])
