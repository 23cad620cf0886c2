"""mha_forward leaves the heads at (B, T, H, d) and attends on the last two axes: the heads of one
token look at each other, and no token looks at another.

attention compares along the last axis but one. Which axis stands there, and which should?

Caught by: mha_values
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    d = D // n_heads
    q = (x @ params["Wq"]).reshape(B, T, n_heads, d)
    k = (x @ params["Wk"]).reshape(B, T, n_heads, d)
    v = (x @ params["Wv"]).reshape(B, T, n_heads, d)
    heads = attention(q, k, v, causal_mask(n_heads))
    return heads.reshape(B, T, D) @ params["Wo"]
