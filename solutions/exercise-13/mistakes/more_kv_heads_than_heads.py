"""gqa_forward refuses 4 key/value heads for 6 queries, but not 6 for 3: then each query head reads one of
its own, and the other key/value heads are never used.

What is 3 % 6? Would a plain question for the remainder have refused it?

Caught by: gqa_refuses_groups
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_kv_heads < n_heads and n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = max(n_heads // n_kv_heads, 1)
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    k = np.repeat(k, group, axis=1)[:, :n_heads]
    v = np.repeat(v, group, axis=1)[:, :n_heads]
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
