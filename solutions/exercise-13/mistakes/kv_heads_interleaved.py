"""gqa_forward takes every n_kv_heads-th column of the keys and values for a head, as if the heads were
dealt out like cards. The queries are split as they should be.

Key/value head 0 has the columns 0 to d - 1: do they lie side by side, in Wk and in your reshape?

Caught by: gqa_values
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    B, T, D = x.shape
    d = D // n_heads
    k = (x @ params["Wk"]).reshape(B, T, d, n_kv_heads).transpose(0, 3, 1, 2)
    v = (x @ params["Wv"]).reshape(B, T, d, n_kv_heads).transpose(0, 3, 1, 2)
    k = np.repeat(k, group, axis=1)
    v = np.repeat(v, group, axis=1)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
