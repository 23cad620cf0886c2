"""The queries of a group stand behind one another as if they were more tokens; the mask is tiled for them."""

import numpy as np
from given import attention, causal_mask, merge_heads, split_heads


def gqa_forward(x, params, n_heads, n_kv_heads):
    group, rest = divmod(n_heads, n_kv_heads)
    if rest != 0 or group == 0:
        raise ValueError("no equal groups")
    q = split_heads(x @ params["Wq"], n_heads)
    shape = q.shape
    T = shape[2]
    q = q.reshape(shape[0], n_kv_heads, group * T, shape[3])
    k = split_heads(x @ params["Wk"], n_kv_heads)
    v = split_heads(x @ params["Wv"], n_kv_heads)
    mask = np.tile(causal_mask(T), (group, 1))
    return merge_heads(attention(q, k, v, mask).reshape(shape)) @ params["Wo"]
