"""gqa_forward takes the mean of the queries of a group, so that all of its members get the same answer.

Only keys and values are shared. How many different questions does a group of two heads ask of its keys?

Caught by: gqa_worked_example, gqa_values, gqa_multi_query
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    B, H, T, d = q.shape
    q = q.reshape(B, n_kv_heads, group, T, d).mean(axis=2)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    heads = np.repeat(heads, group, axis=1)
    return merge_heads(heads) @ params["Wo"]
