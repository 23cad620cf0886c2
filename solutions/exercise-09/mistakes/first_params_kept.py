"""transformer_block keeps the weights of its first call, and uses them ever after.

What happens in a model of two blocks, each with weights of its own? Must anything stay behind after a call?

Caught by: block_values, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward

kept = {}


def transformer_block(x, params, n_heads):
    if not kept:
        kept.update(params)
    h = x + mha_forward(layer_norm(x, **kept["ln1"]), kept["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **kept["ln2"]), kept["ffn"])
