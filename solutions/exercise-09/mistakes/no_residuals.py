"""transformer_block sends x through the four parts one after the other, and adds nothing to anything.

Set Wo, W2 and b2 to zero. What is left of x at the end, and what should be?

Caught by: block_worked_example, block_values, block_identity, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
