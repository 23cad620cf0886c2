"""mha_forward computes v with Wk, a line copied and not changed: Wv plays no part, and every token
hands on its key.

Change Wv and look whether the output changes. Which name should stand in the third of three lines
that look alike?

Caught by: mha_values
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads != 0:
        raise ValueError("n_heads does not divide D")
    x = np.reshape(x, (x.shape[0], x.shape[1], n_heads, x.shape[2] // n_heads))
    return np.transpose(x, (0, 2, 1, 3))


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wk"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
