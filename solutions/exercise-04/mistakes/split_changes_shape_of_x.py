"""split_heads assigns to x.shape, so the caller's own array has four axes after the call (and a
strided view raises an error).

Which operations give a new view, and which change the object that the caller also holds?

Caught by: split_leaves_input
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    x.shape = (B, T, n_heads, D // n_heads)
    return x.transpose(0, 2, 1, 3)


def merge_heads(x):
    batch, heads, seq, head_dim = x.shape
    x = x.swapaxes(1, 2)
    return x.reshape(batch, seq, heads * head_dim)


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    Q = x @ params["Wq"]
    K = x @ params["Wk"]
    V = x @ params["Wv"]
    Q, K, V = split_heads(Q, n_heads), split_heads(K, n_heads), split_heads(V, n_heads)
    out = attention(Q, K, V, mask=causal_mask(T))
    out = merge_heads(out)
    return out @ params["Wo"]
