"""split_heads swaps axes 1 and 3 and returns (B, d, H, T): the tokens have changed places with the
numbers of a head, and the heads have not moved.

Write the four letters above the four axes after the reshape. Which two have to change places so
that the heads come before the tokens?

Caught by: split_worked_example
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
