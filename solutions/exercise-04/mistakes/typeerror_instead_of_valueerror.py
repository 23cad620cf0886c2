"""split_heads raises a TypeError when D is not divisible by n_heads; a caller who catches ValueError,
as the statement promises, never sees it.

n_heads is an integer, just as it should be. Is it the type that is wrong, or the value?

Caught by: split_refuses
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise TypeError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
