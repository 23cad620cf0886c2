"""transformer_block normalises what each half returns, before it is added. The halves themselves read the raw
stream.

A norm is there to keep the numbers that a half reads at a good size. On which side of the attention does it
stand in the picture?

Caught by: block_values, block_identity, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + layer_norm(mha_forward(x, params["attn"], n_heads), **params["ln1"])
    return h + layer_norm(feed_forward(h, params["ffn"]), **params["ln2"])
