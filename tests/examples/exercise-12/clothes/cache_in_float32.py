"""A dict of arrays with four bytes for a number."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        k = np.append(cache["k"].astype(float), k, axis=2)
        v = np.append(cache["v"].astype(float), v, axis=2)
    t, T = q.shape[2], k.shape[2]
    y = merge_heads(attention(q, k, v, np.tri(t, T, T - t, dtype=bool))) @ params["Wo"]
    return y, {"k": np.array(k, dtype="f4"), "v": np.array(v, dtype="f4")}
