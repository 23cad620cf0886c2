"""functools.reduce joins text after text.

Loops in: attention_backward
"""

from functools import reduce

import numpy as np
from given import softmax


def one(d_out, q, k, v, seen):
    root = np.sqrt(q.shape[-1])
    p = softmax(np.where(seen, q @ k.T / root, -np.inf))
    g = d_out @ v.T
    ds = p * (g - (p * g).sum(axis=-1, keepdims=True)) / root
    return ds @ k, ds.T @ q, p.T @ d_out


def folded(d_out, q, k, v, mask):
    Tq, d = q.shape[-2:]
    Tk, dv = v.shape[-2:]
    seen = np.broadcast_to(True if mask is None else mask, q.shape[:-1] + (Tk,))
    return [x.reshape((-1,) + x.shape[-2:]) for x in (d_out, q, k, v, seen)]


def attention_backward(d_out, q, k, v, mask=None):
    texts = folded(d_out, q, k, v, mask)

    def add(left, n):
        return left + [one(*(part[n] for part in texts))]

    dq, dk, dv = zip(*reduce(add, range(texts[0].shape[0]), []))
    return np.array(dq).reshape(q.shape), np.array(dk).reshape(k.shape), np.array(dv).reshape(v.shape)
