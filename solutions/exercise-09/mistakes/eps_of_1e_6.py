"""transformer_block calls the norms with an eps of 1e-6, as some libraries have it.

Where the numbers of a row spread widely, it hardly shows. What is the default of layer_norm, and what does
the statement say about it?

Caught by: block_values, block_eps
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"], eps=1e-6), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"], eps=1e-6), params["ffn"])
