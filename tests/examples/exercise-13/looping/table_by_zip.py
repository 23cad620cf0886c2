"""A table of head numbers by zip of the same range, g times.

Loops in: gqa_forward
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if x.shape[-1] % n_heads or n_heads % n_kv_heads:
        raise ValueError("uneven")
    g = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    r = np.array(list(zip(*[range(n_kv_heads)] * g))).ravel()
    k, v = k[:, r], v[:, r]
    a = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(a) @ params["Wo"]
