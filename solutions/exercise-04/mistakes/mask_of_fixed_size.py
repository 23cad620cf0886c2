"""mha_forward cuts its mask out of one for 64 tokens that is made in advance: a longer text gets a
mask that is too small.

What does a slice give that reaches beyond the end? Is there a longest text in the statement?

Caught by: mha_values
"""

import numpy as np
from given import attention, causal_mask

MASK = causal_mask(64)


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    x = np.transpose(x, (0, 2, 1, 3))
    return np.reshape(x, (x.shape[0], x.shape[1], x.shape[2] * x.shape[3]))


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    T = x.shape[1]
    heads = attention(q, k, v, MASK[:T, :T])
    return merge_heads(heads) @ params["Wo"]
