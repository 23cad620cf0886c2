"""gqa_forward hands params on as keyword arguments, and fails as soon as the dict holds one more key than
the four.

What does Python do with a keyword that a function does not know?

Caught by: gqa_params
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def project(x, Wq, Wk, Wv, Wo):
    return x @ Wq, x @ Wk, x @ Wv, Wo


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    q, k, v, Wo = project(x, **params)
    group = n_heads // n_kv_heads
    q = split_heads(q, n_heads)
    k = split_heads(k, n_kv_heads)
    v = split_heads(v, n_kv_heads)
    k = np.repeat(k, group, axis=1)
    v = np.repeat(v, group, axis=1)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ Wo
