"""mha_forward takes the first four values of params as Wq, Wk, Wv and Wo: if the dict was filled in
another order, the weights are mixed up.

A dict is a table of names. What tells you which of its arrays is Wk?

Caught by: mha_params
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError(f"D = {D}, but n_heads = {n_heads}")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    Wq, Wk, Wv, Wo = list(params.values())[:4]
    q = split_heads(x @ Wq, n_heads)
    k = split_heads(x @ Wk, n_heads)
    v = split_heads(x @ Wv, n_heads)
    return merge_heads(attention(q, k, v, causal_mask(x.shape[1]))) @ Wo
