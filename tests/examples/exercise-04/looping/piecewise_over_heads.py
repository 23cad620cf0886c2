"""np.piecewise with one condition and one function per head.

Loops in: split_heads, mha_forward
"""

from functools import partial

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    d = D // n_heads
    out = np.empty((B, n_heads, T, d))
    number = np.arange(n_heads)

    def put(h, a):
        out[:, h] = x[:, :, h * d : (h + 1) * d]
        return a

    functions = [partial(put, h) for h in range(n_heads)]
    np.piecewise(number, list(number == number[:, None]), functions)
    return out


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
