"""Keys and values lie in one buffer with room to spare; it is copied before it is written."""

import numpy as np
from given import attention, merge_heads, split_heads


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    B, H, t, d = k.shape
    buffer, s = (np.empty((2, B, H, 8, d)), 0) if cache is None else cache
    T = s + t
    room = buffer.shape[3]
    while room < T:
        room *= 2
    new = np.zeros((2, B, H, room, d))
    new[..., :s, :] = buffer[..., :s, :]
    new[..., s:T, :] = k, v
    mask = np.tri(t, T, s, dtype=bool)
    y = merge_heads(attention(q, new[0, :, :, :T], new[1, :, :, :T], mask)) @ params["Wo"]
    return y, (new, T)
