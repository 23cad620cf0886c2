"""split_heads returns a ValueError where it should raise one when D is not divisible by n_heads: the
caller gets it like an answer and goes on working with it.

An exception is an object like any other until something is done with it. Which statement interrupts
the caller, and which hands over a value?

Caught by: split_refuses
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    if x.shape[-1] % n_heads != 0:
        return ValueError("n_heads does not divide D")
    x = np.reshape(x, (x.shape[0], x.shape[1], n_heads, x.shape[2] // n_heads))
    return np.transpose(x, (0, 2, 1, 3))


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    query, key, value = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    mask = causal_mask(x.shape[1])
    return np.matmul(merge_heads(attention(query, key, value, mask)), params["Wo"])
