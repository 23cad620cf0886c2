"""gqa_forward writes the key/value heads one after the other, and then all of them again: 0 1 2 0 1 2. So
query head h reads head h % n_kv_heads, and heads of one group read different books.

Which query heads are neighbours of head 0, and which key/value head do they read by the statement's
table? Print what your call makes of np.array([0, 1, 2]).

Caught by: gqa_groups, gqa_weights, gqa_values, gqa_repeated
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
    k = np.tile(k, (1, group, 1, 1))
    v = np.tile(v, (1, group, 1, 1))
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
