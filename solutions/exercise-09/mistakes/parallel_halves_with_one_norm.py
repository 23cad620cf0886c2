"""transformer_block normalises once, by ln1, and gives this one copy to the attention and to the feed-forward
layer; ln2 is never used.

Between the two halves the stream has changed. Does the copy from before know of that?

Caught by: block_values, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    normed = layer_norm(x, **params["ln1"])
    h = x + mha_forward(normed, params["attn"], n_heads)
    return h + feed_forward(normed, params["ffn"])
