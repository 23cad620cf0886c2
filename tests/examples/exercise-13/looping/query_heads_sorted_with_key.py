"""sorted whose key function does the work.

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
    heads = np.empty_like(q)

    def work(h):
        heads[:, h] = attention(q[:, h], k[:, h // group], v[:, h // group], mask)
        return h

    sorted(range(n_heads), key=work)
    return merge_heads(heads) @ params["Wo"]
