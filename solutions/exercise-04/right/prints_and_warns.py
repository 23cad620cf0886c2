"""Prints left in from debugging, and a warning of its own."""
import warnings

import numpy as np
from given import attention, causal_mask

np.set_printoptions(precision=3, suppress=True)


def split_heads(x, n_heads):
    B, T, D = x.shape
    print("split_heads", x.shape, n_heads)
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    if n_heads == D:
        warnings.warn("every head has a single number")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    print("merge_heads", x.shape)
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    print("keys:", sorted(params))
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    mask = causal_mask(x.shape[1])
    print(mask)
    out = merge_heads(attention(q, k, v, mask)) @ params["Wo"]
    print("out", out.shape)
    return out
