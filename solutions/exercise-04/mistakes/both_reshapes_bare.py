"""split_heads and merge_heads both reshape without moving an axis: the round trip is perfect and every
shape is right, but head h holds a stretch of tokens and not a slice of each token.

A round trip only says that the two functions undo each other. What else must hold about the numbers
in head 0? Print them for x = 0..7.

Caught by: split_worked_example
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D % n_heads must be 0")
    return x.reshape((B, n_heads, T, D // n_heads))


def merge_heads(x):
    B, H, T, d = x.shape
    return x.reshape((B, T, H * d))


def mha_forward(x, params, n_heads):
    query, key, value = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    mask = causal_mask(x.shape[1])
    return np.matmul(merge_heads(attention(query, key, value, mask)), params["Wo"])
