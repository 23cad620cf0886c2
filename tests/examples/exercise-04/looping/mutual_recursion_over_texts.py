"""Two functions that call each other, one text at a time.

Loops in: mha_forward
"""

import numpy as np
from given import attention, causal_mask


def even(q, k, v, mask, out, b):
    if b < len(q):
        out[b] = attention(q[b], k[b], v[b], mask)
        odd(q, k, v, mask, out, b + 1)


def odd(q, k, v, mask, out, b):
    if b < len(q):
        out[b] = attention(q[b], k[b], v[b], mask)
        even(q, k, v, mask, out, b + 1)


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    mask = causal_mask(x.shape[1])
    heads = np.empty_like(q)
    even(q, k, v, mask, heads, 0)
    return merge_heads(heads) @ params["Wo"]
