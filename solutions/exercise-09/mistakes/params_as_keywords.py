"""transformer_block hands params on as keyword arguments, which fails as soon as there is a fifth key.

What may stand in params beside the four parts? How do you read just what you need?

Caught by: block_params
"""

from given import feed_forward, layer_norm, mha_forward


def block(x, n_heads, ln1, attn, ln2, ffn):
    h = x + mha_forward(layer_norm(x, **ln1), attn, n_heads)
    return h + feed_forward(layer_norm(h, **ln2), ffn)


def transformer_block(x, params, n_heads):
    return block(x, n_heads, **params)
