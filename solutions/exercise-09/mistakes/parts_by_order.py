"""transformer_block takes the first four values of params for ln1, attn, ln2 and ffn, in this order.

Build the same dict in another order, or put a name in front. Does your block still find its weights?

Caught by: block_params
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    ln1, attn, ln2, ffn, *_ = params.values()
    h = x + mha_forward(layer_norm(x, **ln1), attn, n_heads)
    return h + feed_forward(layer_norm(h, **ln2), ffn)
