"""transformer_block takes the mean of the stream and of what a half adds, so that the numbers do not grow.

Set Wo, W2 and b2 to zero. How much of x is left after one block, and after ten?

Caught by: block_values, block_identity, block_attention_half, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = (x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)) / 2
    return (h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])) / 2
