"""gqa_forward reads the projections (B, T, ...) directly as (B, heads, T, d): pieces of token 0 pose as
several tokens of head 0.

Write down the numbers 0 to 7 for two tokens in memory order. Which of them are head 0, and are they
neighbours?

Caught by: gqa_values, gqa_causal
"""

import numpy as np
from given import attention, causal_mask, merge_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    d = D // n_heads
    q = (x @ params["Wq"]).reshape(B, n_heads, T, d)
    k = (x @ params["Wk"]).reshape(B, n_kv_heads, T, d)
    v = (x @ params["Wv"]).reshape(B, n_kv_heads, T, d)
    k = np.repeat(k, group, axis=1)
    v = np.repeat(v, group, axis=1)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
