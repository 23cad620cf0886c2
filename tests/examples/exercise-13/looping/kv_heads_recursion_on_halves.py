"""The shared heads are halved by recursion, until one is left.

Loops in: gqa_forward
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def halves(q, k, v, mask):
    if k.shape[1] == 1:
        return attention(q, k, v, mask)
    near, group = k.shape[1] // 2, q.shape[1] // k.shape[1]
    left = halves(q[:, : near * group], k[:, :near], v[:, :near], mask)
    return np.concatenate([left, halves(q[:, near * group :], k[:, near:], v[:, near:], mask)], axis=1)


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    mask = causal_mask(x.shape[1])
    heads = halves(q, k, v, mask)
    return merge_heads(heads) @ params["Wo"]
