"""Computes in long double, and returns it."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def long(part):
    return {name: np.asarray(weight, dtype=np.longdouble) for name, weight in part.items()}


def transformer_block(x, params, n_heads):
    x = x.astype(np.longdouble)
    h = x + mha_forward(layer_norm(x, **long(params["ln1"])), long(params["attn"]), n_heads)
    return h + feed_forward(layer_norm(h, **long(params["ln2"])), long(params["ffn"]))
