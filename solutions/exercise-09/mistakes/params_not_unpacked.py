"""transformer_block hands the whole of params to a part that looks for its weights in it, and finds none:
KeyError.

params is a dict of dicts. What does mha_forward expect under "Wq", and where does it lie?

Caught by: block_worked_example, block_values, block_identity
"""

from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    h = x + mha_forward(layer_norm(x, **params["ln1"]), params, n_heads)
    return h + feed_forward(layer_norm(h, **params["ln2"]), params)
