"""The cache is a number: the place of what is kept in a list of the module, which is only ever appended to."""

import numpy as np
from given import attention, merge_heads, split_heads


_store = []


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        old_k, old_v = _store[cache]
        k, v = np.concatenate((old_k, k), 2), np.concatenate((old_v, v), 2)
    _store.append((k, v))
    T = k.shape[2]
    t = q.shape[2]
    mask = ~np.triu(np.ones((t, T), dtype=bool), k=T - t + 1)
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], len(_store) - 1
