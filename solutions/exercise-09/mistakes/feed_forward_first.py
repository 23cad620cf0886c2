"""transformer_block runs the feed-forward half before the attention half, each with its own norm and weights.

A token first hears from the others, and then works on what it heard. Which of the two formulas is read
first?

Caught by: block_worked_example, block_values, block_norms
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + feed_forward(layer_norm(x, **params["ln2"]), params["ffn"])
    return h + mha_forward(layer_norm(h, **params["ln1"]), params["attn"], n_heads)
