"""Computes with masked arrays that mask nothing, and returns one."""

import numpy as np
from given import feed_forward, layer_norm, mha_forward


def transformer_block(x, params, n_heads):
    x = np.ma.asarray(x)
    h = x + mha_forward(layer_norm(x.data, **params["ln1"]), params["attn"], n_heads)
    return h + feed_forward(layer_norm(h.data, **params["ln2"]), params["ffn"])
