"""A class with __iter__ and __next__ gives one head at a time.

Loops in: mha_forward
"""

import numpy as np
from given import attention, causal_mask


class Heads:
    def __init__(self, q, k, v, mask):
        self.q, self.k, self.v, self.mask = q, k, v, mask
        self.h = -1

    def __iter__(self):
        return self

    def __next__(self):
        self.h += 1
        if self.h == self.q.shape[1]:
            raise StopIteration
        return attention(self.q[:, self.h], self.k[:, self.h], self.v[:, self.h], self.mask)


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    B, H, T, d = x.shape
    return x.transpose(0, 2, 1, 3).reshape(B, T, H * d)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    mask = causal_mask(x.shape[1])
    heads = np.stack(tuple(Heads(q, k, v, mask)), axis=1)
    return merge_heads(heads) @ params["Wo"]
