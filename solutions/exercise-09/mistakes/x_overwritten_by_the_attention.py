"""transformer_block calls x by the name h and adds the attention with +=. The second half makes a new array,
but by then x is changed.

Does `h = x` make a second array, or a second name?

Caught by: block_leaves_inputs
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x
    h += mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params["ffn"])
