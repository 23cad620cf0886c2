"""mha_forward casts the queries to float32 and leaves keys and values as they are: the answer is
float64 again, but its scores are right to 7 digits only.

A float64 result does not mean that all digits are good. What is the least exact number on the way
to a score?

Caught by: mha_values
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
    q = split_heads(x @ params["Wq"], n_heads).astype(np.float32)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
