"""transformer_block adds the attention to ln1(x) rather than to x. Only the second half adds to the stream
itself.

Print x and h where Wo is zero. Are they the same?

Caught by: block_values, block_identity, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    normed = layer_norm(x, **params["ln1"])
    h = normed + mha_forward(normed, params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
