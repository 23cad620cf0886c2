"""transformer_block works out both halves, and returns the stream as it was after the first.

The last line of a function is easily one variable behind. What happens to your answer if W2 changes?

Caught by: block_values, block_feed_forward_half
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    y = h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
    return h
