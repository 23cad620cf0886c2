"""gqa_forward checks the sizes with assert: that raises an AssertionError, and under `python -O` nothing.

Who is to be told, the one who wrote the function or the one who called it with wrong numbers?

Caught by: gqa_refuses_heads, gqa_refuses_groups
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    assert x.shape[-1] % n_heads == 0
    assert n_heads % n_kv_heads == 0
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    k = np.repeat(k, group, axis=1)
    v = np.repeat(v, group, axis=1)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
