"""Drops a new token whose key is that of the token before."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q, k, v = (split_heads(x @ params[n], n_heads) for n in ("Wq", "Wk", "Wv"))
    if cache is not None:
        k = np.concatenate([cache[0], k], axis=2)
        v = np.concatenate([cache[1], v], axis=2)
    if cache is not None and k.shape[2] > 1 and x.shape[1] == 1 and np.array_equal(k[:, :, -1], k[:, :, -2]):
        k, v = k[:, :, :-1], v[:, :, :-1]
    t, n = q.shape[2], k.shape[2]
    mask = np.tril(np.ones((t, n), dtype=bool), n - t)
    y = merge_heads(attention(q, k, v, mask)) @ params["Wo"]
    return y, (k, v)
