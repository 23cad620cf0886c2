"""transformer_block returns what the feed-forward layer gives, and forgets to add it to h.

With W2 and b2 at zero, what comes out? The second half of the picture has the same form as the first.

Caught by: block_values, block_identity, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
