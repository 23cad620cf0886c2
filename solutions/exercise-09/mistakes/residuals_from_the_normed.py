"""transformer_block overwrites the stream with its normalised copy, and adds to that: h = ln1(x) + attention,
and again in the second half.

The copy is for reading. Once x is overwritten, is there anything left of it that could be added?

Caught by: block_values, block_identity, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    x = layer_norm(x, **params["ln1"])
    x = x + mha_forward(x, params["attn"], n_heads)
    x = layer_norm(x, **params["ln2"])
    return x + feed_forward(x, params["ffn"])
