"""A chain of nested exceptions: each handler starts the next head.

Loops in: mha_forward
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
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    mask = causal_mask(x.shape[1])
    heads = np.empty_like(q)

    def attempt(h):
        try:
            heads[:, h] = attention(q[:, h], k[:, h], v[:, h], mask)
            raise LookupError
        except LookupError:
            return attempt(h + 1) if h + 1 < n_heads else None

    attempt(0)
    return merge_heads(heads) @ params["Wo"]
