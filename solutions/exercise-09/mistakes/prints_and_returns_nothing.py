"""transformer_block prints its answer and does not return it.

What is the value of a function that ends without a return?

Caught by: block_worked_example, block_values, block_identity
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    y = h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
    print(y)
