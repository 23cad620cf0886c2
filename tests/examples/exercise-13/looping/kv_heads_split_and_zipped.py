"""np.split cuts queries, keys and values by groups, zip walks along them.

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
    cut = (np.split(a, n_kv_heads, axis=1) for a in (q, k, v))
    heads = np.concatenate([attention(*one, mask) for one in zip(*cut)], axis=1)
    return merge_heads(heads) @ params["Wo"]
