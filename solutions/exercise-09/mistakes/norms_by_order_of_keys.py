"""transformer_block hands the values of params["ln1"] to layer_norm in the order in which they stand in the
dict.

Build the same dict with "beta" first. Is it another dict? Must the answer be another?

Caught by: block_params
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, *params["ln1"].values()), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, *params["ln2"].values()), params["ffn"])
