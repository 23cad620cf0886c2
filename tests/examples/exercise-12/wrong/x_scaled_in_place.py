"""Scales x in place, and undoes it with the last product."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    x *= 2.0
    q, k, v = (split_heads(x @ params[name] / 2, n_heads) for name in ("Wq", "Wk", "Wv"))
    if cache is not None:
        k = np.concatenate([cache[0], k], axis=2)
        v = np.concatenate([cache[1], v], axis=2)
    t, T = q.shape[2], k.shape[2]
    mask = np.arange(T) <= np.arange(T - t, T)[:, None]
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], (k, v)
