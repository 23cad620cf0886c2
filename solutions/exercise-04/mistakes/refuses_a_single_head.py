"""split_heads raises ValueError for n_heads = 1, as if one head were no multi-head attention; but one
head of d = D is a valid split.

Which values of n_heads does the statement allow? What would the answer be for one head?

Caught by: split_values
"""

import numpy as np
from given import attention, causal_mask


def split_heads(x, n_heads):
    B, T, D = x.shape
    if n_heads < 2 or D % n_heads != 0:
        raise ValueError("n_heads must be at least 2 and divide D")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


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
