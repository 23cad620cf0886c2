"""The mistake feed_forward_first, in other clothes."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    halves = {
        "ln1": lambda z: mha_forward(z, params["attn"], n_heads),
        "ln2": lambda z: feed_forward(z, params["ffn"]),
    }
    for name in sorted(halves, reverse=True):
        x = np.add(x, halves[name](layer_norm(x, **params[name])))
    return x
