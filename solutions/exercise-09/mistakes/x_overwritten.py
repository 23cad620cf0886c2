"""transformer_block adds to x with +=, and so changes the array of its caller.

Print x before and after the call. What does += do to an array that has two names?

Caught by: block_leaves_inputs
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    x += mha_forward(layer_norm(x, **params["ln1"]), params["attn"], n_heads)
    x += feed_forward(layer_norm(x, **params["ln2"]), params["ffn"])
    return x
