"""Hands out numbers, and keeps the 64 newest caches only: an old one begins its text anew."""

import numpy as np
from given import attention, merge_heads, split_heads


from collections import OrderedDict

STORE = OrderedDict()
N = [0]


def attention_step(x, params, cache, n_heads):
    q, k, v = (split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv"))
    cache = STORE.get(cache)
    if cache is not None:
        k = np.concatenate([cache[0], k], axis=2)
        v = np.concatenate([cache[1], v], axis=2)
    t, n = q.shape[2], k.shape[2]
    mask = np.tril(np.ones((t, n), dtype=bool), n - t)
    y = merge_heads(attention(q, k, v, mask)) @ params["Wo"]
    N[0] += 1
    STORE[N[0]] = k, v
    if len(STORE) > 64:
        STORE.popitem(last=False)
    return y, N[0]
