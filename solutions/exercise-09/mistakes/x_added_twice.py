"""transformer_block adds x once more at the end, although h holds it already.

With Wo, W2 and b2 at zero the answer is twice x. How many lines lead into the second plus sign of the
picture?

Caught by: block_values, block_identity, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return x + h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
