"""functools.reduce adds the members up, each written into zeros.

Loops in: gqa_forward
"""

from functools import reduce

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
    def add(total, m):
        total[:, m::group] += attention(q[:, m::group], k, v, mask)
        return total

    heads = reduce(add, range(group), np.zeros_like(q))
    return merge_heads(heads) @ params["Wo"]
