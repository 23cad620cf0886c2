"""itertools.starmap over pairs of shared keys and values.

Loops in: gqa_forward
"""

from itertools import repeat, starmap

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
    own = q.reshape(len(q), n_kv_heads, group, *q.shape[2:]).swapaxes(0, 1)
    trios = zip(own, k.swapaxes(0, 1)[:, :, None], v.swapaxes(0, 1)[:, :, None], repeat(mask))
    heads = np.stack(list(starmap(attention, trios)), axis=1).reshape(q.shape)
    return merge_heads(heads) @ params["Wo"]
