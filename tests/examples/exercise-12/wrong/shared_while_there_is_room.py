"""A buffer that doubles is copied when it is full, and shared as long as it is not."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    B, H, t, d = k.shape
    keys, values, s = cache or (np.zeros((B, H, 8, d)), np.zeros((B, H, 8, d)), 0)
    T = s + t
    if T > keys.shape[2]:
        more = np.zeros((B, H, 2 * T, d))
        keys, values = np.append(keys, more, axis=2), np.append(values, more, axis=2)
    keys[:, :, s:T], values[:, :, s:T] = k, v
    mask = np.arange(T) <= np.arange(s, T)[:, None]
    return merge_heads(attention(q, keys[:, :, :T], values[:, :, :T], mask)) @ params["Wo"], (keys, values, T)
