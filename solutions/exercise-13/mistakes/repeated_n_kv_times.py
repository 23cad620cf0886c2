"""gqa_forward repeats each key/value head n_kv_heads times, where each is wanted once per member of its
group: 2 heads for 6 queries become 4.

With 6 query heads on 2 key/value heads, how many heads must the keys have before the attention? So how
often does each of the two appear?

Caught by: gqa_groups, gqa_values, gqa_multi_head
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    k = np.repeat(k, n_kv_heads, axis=1)
    v = np.repeat(v, n_kv_heads, axis=1)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
