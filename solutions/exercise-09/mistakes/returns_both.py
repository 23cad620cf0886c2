"""transformer_block returns h and y as a pair.

The next block takes one array. What would it do with two?

Caught by: block_worked_example, block_values, block_identity
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    y = h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
    return h, y
