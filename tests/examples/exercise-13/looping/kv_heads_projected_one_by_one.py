"""The weights of each shared head are cut out and repeated in a loop.

Loops in: gqa_forward
"""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    if n_heads % n_kv_heads != 0:
        raise ValueError("n_heads must be divisible by n_kv_heads")
    group = n_heads // n_kv_heads
    q = split_heads(x @ params["Wq"], n_heads)
    d = q.shape[-1]
    keys, values = [], []
    for start in range(0, n_kv_heads * d, d):
        keys.extend([x @ params["Wk"][:, start : start + d]] * group)
        values.extend([x @ params["Wv"][:, start : start + d]] * group)
    k, v = np.stack(keys, axis=1), np.stack(values, axis=1)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
