"""split_heads moves the tokens to the end and returns (B, H, d, T): every head's table is lying on its
side.

Read transpose(...) as a list of old axes in their new order. Where does each of the four axes go?

Caught by: split_worked_example
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 3, 1)


def merge_heads(x):
    batch, heads, seq, head_dim = x.shape
    x = x.swapaxes(1, 2)
    return x.reshape(batch, seq, heads * head_dim)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads).transpose(0, 1, 3, 2)
    k = split_heads(x @ params["Wk"], n_heads).transpose(0, 1, 3, 2)
    v = split_heads(x @ params["Wv"], n_heads).transpose(0, 1, 3, 2)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ params["Wo"]
