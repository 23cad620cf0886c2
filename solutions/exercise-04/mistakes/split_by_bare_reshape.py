"""split_heads reads the memory of (B, T, D) directly as (B, H, T, d): the two halves of token 0 become
two tokens of head 0.

reshape never moves a number. Write down the numbers 0 to 7 for two tokens in memory order: which of
them lie next to each other, and which do you want in head 0?

Caught by: split_worked_example
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    d = D // n_heads
    return x.reshape(B, n_heads, T, d)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
