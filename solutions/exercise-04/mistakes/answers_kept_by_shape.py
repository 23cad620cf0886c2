"""mha_forward remembers its answers by the shape of x and n_heads: a second text of the same shape
gets the answer of the first.

Does the answer depend on nothing but the shape? What else would have to be part of the key?

Caught by: mha_values
"""

import numpy as np
from given import attention, causal_mask

CACHE = {}


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    key = (x.shape, n_heads)
    if key not in CACHE:
        q = split_heads(x @ params["Wq"], n_heads)
        k = split_heads(x @ params["Wk"], n_heads)
        v = split_heads(x @ params["Wv"], n_heads)
        CACHE[key] = merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
    return CACHE[key]
