"""The cache is thought to be the caller's own dict."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    cache = {} if cache is None else cache
    for name in ("Wk", "Wv"):
        new = split_heads(x @ params[name], n_heads)
        cache[name] = np.concatenate([cache[name], new], axis=2) if name in cache else new
    k, v = cache["Wk"], cache["Wv"]
    q = split_heads(x @ params["Wq"], n_heads)
    T = k.shape[2]
    return np.matmul(merge_heads(attention(q, k, v, np.tri(T, dtype=bool)[-x.shape[1] :])), params["Wo"])
