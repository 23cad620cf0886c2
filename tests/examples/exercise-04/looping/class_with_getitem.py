"""A class with __len__ and __getitem__ is a sequence, and np.concatenate walks along it.

Loops in: merge_heads, mha_forward
"""

import numpy as np
from given import attention, causal_mask


class Columns:
    def __init__(self, x):
        self.x = x

    def __len__(self):
        return self.x.shape[1]

    def __getitem__(self, h):
        if h >= len(self):
            raise IndexError(h)
        return self.x[:, h]


def split_heads(x, n_heads):
    B, T, D = x.shape
    if D % n_heads != 0:
        raise ValueError("D must be divisible by n_heads")
    return x.reshape(B, T, n_heads, D // n_heads).transpose(0, 2, 1, 3)


def merge_heads(x):
    return np.concatenate(Columns(x), axis=2)


def mha_forward(x, params, n_heads):
    q = split_heads(x @ params["Wq"], n_heads)
    k = split_heads(x @ params["Wk"], n_heads)
    v = split_heads(x @ params["Wv"], n_heads)
    heads = attention(q, k, v, causal_mask(x.shape[1]))
    return merge_heads(heads) @ params["Wo"]
