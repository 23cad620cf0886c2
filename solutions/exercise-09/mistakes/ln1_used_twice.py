"""transformer_block uses ln1 in both halves; the gamma and beta of ln2 are never read.

The line of the second half was copied from the first. What in it has to change beside the name of the
stream?

Caught by: block_values, block_feed_forward_half, block_norms
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln1"]), params["ffn"])
