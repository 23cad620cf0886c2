"""It calls itself for every item of the first axis, until two are left.

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


def attention_backward(d_out, q, k, v, mask=None):
    seen = np.broadcast_to(True if mask is None else mask, q.shape[:-1] + k.shape[-2:-1])
    if q.ndim == 2:
        return one(d_out, q, k, v, seen)
    found = [attention_backward(*parts) for parts in zip(d_out, q, k, v, seen)]
    return tuple(np.array(part) for part in zip(*found))
