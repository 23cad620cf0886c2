"""A buffer that doubles, shared by a cache and its continuation only where nobody else wrote behind it."""

import numpy as np
from given import attention, merge_heads, split_heads


class Buffer:
    def __init__(self, like, room):
        B, H, _, d = like.shape
        self.k, self.v = np.zeros((B, H, room, d)), np.zeros((B, H, room, d))
        self.filled = 0

    def put(self, k, v):
        first, self.filled = self.filled, self.filled + k.shape[2]
        self.k[:, :, first : self.filled] = k
        self.v[:, :, first : self.filled] = v

    def branch(self, length, room):
        other = Buffer(self.k, room)
        other.put(self.k[:, :, :length], self.v[:, :, :length])
        return other


def attention_step(x, params, cache, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    buffer, s = (Buffer(k, 4), 0) if cache is None else cache
    T = s + x.shape[1]
    room = buffer.k.shape[2]
    if buffer.filled != s or T > room:
        buffer = buffer.branch(s, max(2 * room, T))
    buffer.put(k, v)
    mask = np.arange(T) <= np.arange(s, T).reshape(-1, 1)
    y = merge_heads(attention(q, buffer.k[:, :, :T], buffer.v[:, :, :T], mask)) @ params["Wo"]
    return y, (buffer, T)
