"""A view in which the members of a group share their memory."""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads
from numpy.lib.stride_tricks import as_strided


def shared(heads, g):
    B, G, T, d = heads.shape
    b, h, t, i = heads.strides
    return as_strided(heads, (B, G, g, T, d), (b, h, 0, t, i)).reshape(B, G * g, T, d)


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads < n_kv_heads or n_heads % n_kv_heads:
        raise ValueError("n_kv_heads must divide n_heads")
    project = lambda name, n: split_heads(x @ params[name], n)
    g = n_heads // n_kv_heads
    k = shared(project("Wk", n_kv_heads), g)
    v = shared(project("Wv", n_kv_heads), g)
    return merge_heads(attention(project("Wq", n_heads), k, v, causal_mask(x.shape[1]))) @ params["Wo"]
