"""transformer_block gives ln2 what the attention returned, without x: the feed-forward layer reads the change,
not the stream.

The second half reads h. What is h made of, and which part of it is missing inside of your ln2?

Caught by: block_worked_example, block_values
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    attended = mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return x + attended + feed_forward(layer_norm(attended, **params["ln2"]), params["ffn"])
