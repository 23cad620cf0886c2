"""np.ndindex walks over groups and members.

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
    mask = causal_mask(x.shape[1])
    heads = np.empty_like(q)
    for g, m in np.ndindex(n_kv_heads, group):
        h = g * group + m
        heads[:, h] = attention(q[:, h], k[:, g], v[:, g], mask)
    return merge_heads(heads) @ params["Wo"]
