"""split_heads cuts the last axis as (d, H) and not as (H, d): head 0 gets every H-th number of a
token, 0 and 2 where it should get 0 and 1.

In reshape the last axis runs fastest. Which of the two, head or place within the head, should run
fastest along the D numbers of a token?

Caught by: split_worked_example
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    x = x.reshape(B, T, D // n_heads, n_heads)
    return x.transpose(0, 3, 1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
