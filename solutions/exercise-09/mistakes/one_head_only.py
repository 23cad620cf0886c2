"""transformer_block ignores n_heads and always calls the attention with one head.

With one head every token has one set of weights over the others. What did exercise 04 split D for?

Caught by: block_values, block_heads
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], 1)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
