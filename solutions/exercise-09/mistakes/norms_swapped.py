"""transformer_block gives the attention ln2, and the feed-forward layer ln1.

Both norms have the same shapes, so nothing complains. Give one of them a beta of 100: which half should
notice?

Caught by: block_values, block_attention_half, block_feed_forward_half, block_norms
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln2"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln1"]), params["ffn"])
