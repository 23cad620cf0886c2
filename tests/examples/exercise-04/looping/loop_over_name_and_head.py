"""One loop over pairs of weight name and head.

Loops in: mha_forward
"""

from itertools import product

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
    parts = {"Wq": [], "Wk": [], "Wv": []}
    for name, h in product(("Wq", "Wk", "Wv"), range(n_heads)):
        parts[name].append(x @ params[name][:, h * d : (h + 1) * d])
    q, k, v = (np.stack(parts[name], axis=1) for name in ("Wq", "Wk", "Wv"))
    return merge_heads(attention(q, k, v, causal_mask(T))) @ params["Wo"]
