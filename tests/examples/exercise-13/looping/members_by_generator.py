"""np.concatenate reads a tuple made from a generator over the members, each with all shared heads.

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
    parts = tuple(attention(q[:, m::group], k, v, mask)[:, :, None] for m in range(group))
    heads = np.concatenate(parts, axis=2).reshape(q.shape)
    return merge_heads(heads) @ params["Wo"]
