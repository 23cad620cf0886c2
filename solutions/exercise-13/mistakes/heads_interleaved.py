"""gqa_forward deals the columns out to the heads like cards, queries, keys and values alike, and merges in
the same way. It is a model of its own, but not the one with these weights.

By the statement head h has the columns h*d to (h+1)*d - 1. In which order must d and the number of heads
stand in the reshape?

Caught by: gqa_values
"""

import numpy as np
from given import attention, causal_mask


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    d = D // n_heads
    q = (x @ params["Wq"]).reshape(B, T, d, n_heads).transpose(0, 3, 1, 2)
    k = (x @ params["Wk"]).reshape(B, T, d, n_kv_heads).transpose(0, 3, 1, 2)
    v = (x @ params["Wv"]).reshape(B, T, d, n_kv_heads).transpose(0, 3, 1, 2)
    k = np.repeat(k, group, axis=1)
    v = np.repeat(v, group, axis=1)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return heads.transpose(0, 2, 3, 1).reshape(B, T, D) @ params["Wo"]
