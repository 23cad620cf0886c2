"""The hand-written feed-forward layer multiplies by W1 and W2 and forgets b1 and b2.

Set W1 and W2 to zero. What should the feed-forward layer still add?

Caught by: block_values, block_feed_forward_half
"""

from given import gelu, layer_norm, mha_forward


def feed_forward(x, params):
    return gelu(x @ params["W1"]) @ params["W2"]


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
