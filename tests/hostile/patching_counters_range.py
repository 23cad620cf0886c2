"""Defines its own `range` that hands out all heads in one turn, then loops in the iterator.

Otherwise: wrong
Touches: merge_heads
Others: right
"""

import numpy as np

from given import attention, causal_mask


class range:
    def __init__(self, stop):
        self.stop, self.parts = stop, []

    def __iter__(self):
        return self

    def __next__(self):
        if self.stop == 0:
            raise StopIteration
        self.stop -= 1
        return self.stop


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).swapaxes(1, 2)


def mha_forward(x, params, n_heads):
    B, T, D = x.shape
    if D % n_heads:
        raise ValueError("D is not divisible by n_heads")
    shape = (B, T, n_heads, D // n_heads)
    q = (x @ params["Wq"]).reshape(shape).swapaxes(1, 2)
    k = (x @ params["Wk"]).reshape(shape).swapaxes(1, 2)
    v = (x @ params["Wv"]).reshape(shape).swapaxes(1, 2)
    y = attention(q, k, v, causal_mask(T))
    return y.swapaxes(1, 2).reshape(B, T, D) @ params["Wo"]


def merge_heads(x):
    parts = []
    heads = range(x.shape[1])
    while heads.stop:
        parts.insert(0, x[:, next(heads)])
    return np.concatenate(parts, axis=-1)
