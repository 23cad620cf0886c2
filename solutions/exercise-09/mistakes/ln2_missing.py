"""transformer_block gives the feed-forward layer h as it is; only the first half normalises.

The stream grows with every block that adds to it. What does the fiftieth feed-forward layer get to read?

Caught by: block_values, block_feed_forward_half, block_norms
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(h, params["ffn"])
