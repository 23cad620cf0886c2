"""How many tokens came before is counted in the module, not taken from the cache."""

import numpy as np
from given import attention, merge_heads, split_heads


count = 0


def attention_step(x, params, cache, n_heads):
    global count
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    count = 0 if cache is None else count
    if cache is not None:
        k = np.concatenate([cache[0], k], axis=2)
        v = np.concatenate([cache[1], v], axis=2)
    t, T = q.shape[2], k.shape[2]
    mask = np.arange(T) <= count + np.arange(t)[:, None]
    count += t
    return merge_heads(attention(q, k, v, mask)) @ params["Wo"], (k, v)
