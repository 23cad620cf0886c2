"""The cache holds the keys as (B, T, D), made from (B, H, T, d) by a bare reshape, and split into heads
again with the next chunk. The reshape does not swap heads and tokens back, so tokens and heads are
mixed up, wherever there is more than one of either.

Put the numbers 0, 1, 2, ... into an array of shape (1, 2, 3, 1), and take it there and back. Which
given function is the exact inverse of split_heads?

Caught by: longer_chunks, every_cutting
"""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    if cache is not None:
        k = np.concatenate([split_heads(cache[0], n_heads), k], axis=2)
        v = np.concatenate([split_heads(cache[1], n_heads), v], axis=2)
    B, H, T, d = k.shape
    mask = np.arange(T) <= np.arange(T - x.shape[1], T)[:, None]
    y = merge_heads(attention(q, k, v, mask)) @ params["Wo"]
    return y, (k.reshape(B, T, H * d), v.reshape(B, T, H * d))
