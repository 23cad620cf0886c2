"""transformer_block adds what the feed-forward layer gives to ln2(h) rather than to h.

Print h and the answer where W2 and b2 are zero. Which of the two arrays at hand did you add to?

Caught by: block_values, block_identity, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    normed = layer_norm(h, **params["ln2"])
    return normed + feed_forward(normed, params["ffn"])
