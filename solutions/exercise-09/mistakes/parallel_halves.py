"""transformer_block lets both halves read x: ln2 is taken of x rather than of h, so that the feed-forward
layer hears nothing of what the attention found.

Which letter stands inside of ln2 in the formula? Some models are built the parallel way, to save time;
their numbers are others.

Caught by: block_worked_example, block_values, block_norms
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(x, **params["ln2"]), params["ffn"])
