"""transformer_block forgets to add x: h is what the attention returns, and nothing else.

With Wo at zero, what does the second half get to read? Without x, what does a token still know about
itself?

Caught by: block_values, block_identity, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
