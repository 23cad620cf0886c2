"""gqa_forward takes the four weights out of the dict in the order in which they happen to stand there.

What is the key of a weight good for, if not for finding it?

Caught by: gqa_params
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    wq, wk, wv, wo = list(params.values())[:4]
    group = n_heads // n_kv_heads
    q = split_heads(x @ wq, n_heads)
    k = split_heads(x @ wk, n_kv_heads)
    v = split_heads(x @ wv, n_kv_heads)
    k = np.repeat(k, group, axis=1)
    v = np.repeat(v, group, axis=1)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ wo
