"""The loop lies two calls away, in a helper of a helper.

Loops in: mha_forward
"""

import numpy as np
from given import attention, causal_mask


def attend_one(q, k, v, mask, h):
    return attention(q[:, h], k[:, h], v[:, h], mask)


def gather(count, make):
    result = []
    for i in range(count):
        result.append(make(i))
    return result


def attend_all(q, k, v, mask):
    return np.stack(gather(q.shape[1], lambda h: attend_one(q, k, v, mask, h)), axis=1)


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
    heads = attend_all(q, k, v, mask)
    return merge_heads(heads) @ params["Wo"]
