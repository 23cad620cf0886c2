"""merge_heads reshapes (B, H, T, d) straight to (B, T, H*d): a token's row is filled with numbers of
other tokens of the same head.

In which order do the numbers of (B, H, T, d) lie in memory? Which two axes have to be neighbours,
and last, before they can become one?

Caught by: merge_worked_example
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    batch, seq, dim = x.shape
    if dim % n_heads:
        raise ValueError(f"{dim} is not divisible by {n_heads}")
    head_dim = dim // n_heads
    x = x.reshape(batch, seq, n_heads, head_dim)
    return x.swapaxes(1, 2)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    Q = x @ params["Wq"]
    K = x @ params["Wk"]
    V = x @ params["Wv"]
    Q, K, V = split_heads(Q, n_heads), split_heads(K, n_heads), split_heads(V, n_heads)
    out = attention(Q, K, V, mask=causal_mask(T))
    out = merge_heads(out)
    return out @ params["Wo"]
