"""np.vectorize with a signature calls a function for one text.

Loops in: attention_backward
"""

import numpy as np
from given import softmax


def one(d_out, q, k, v, seen):
    root = np.sqrt(q.shape[-1])
    p = softmax(np.where(seen, q @ k.T / root, -np.inf))
    g = d_out @ v.T
    ds = p * (g - (p * g).sum(axis=-1, keepdims=True)) / root
    return ds @ k, ds.T @ q, p.T @ d_out


each = np.vectorize(one, signature="(i,e),(i,d),(j,d),(j,e),(i,j)->(i,d),(j,d),(j,e)")


def attention_backward(d_out, q, k, v, mask=None):
    seen = np.broadcast_to(True if mask is None else mask, q.shape[:-1] + k.shape[-2:-1])
    return each(d_out, q, k, v, seen)
