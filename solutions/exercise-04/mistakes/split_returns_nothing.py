"""split_heads computes the heads and forgets to return them: the caller gets None, and mha_forward
falls over it in the next line.

What does a function give back that ends without a return? Follow the last name you assign: who
reads it?

Caught by: split_worked_example
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    x = x.reshape(B, T, n_heads, D // n_heads)
    x = x.transpose(0, 2, 1, 3)


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    query, key, value = (split_heads(x @ params[name], n_heads) for name in ("Wq", "Wk", "Wv"))
    mask = causal_mask(x.shape[1])
    return np.matmul(merge_heads(attention(query, key, value, mask)), params["Wo"])
