"""A comprehension over the texts.

Loops in: gqa_forward
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    k = np.repeat(k, group, axis=1)
    v = np.repeat(v, group, axis=1)
    mask = causal_mask(x.shape[1])
    heads = np.array([attention(q[b], k[b], v[b], mask) for b in range(len(x))])
    return merge_heads(heads) @ params["Wo"]
