"""transformer_block always calls the attention with the two heads of the example.

Where does the caller say how many heads there are? And what happens to two heads where D is 3?

Caught by: block_values, block_heads
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads=2)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
