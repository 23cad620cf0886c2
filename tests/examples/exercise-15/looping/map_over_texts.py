"""map calls a function for one text on all texts.

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


def folded(d_out, q, k, v, mask):
    Tq, d = q.shape[-2:]
    Tk, dv = v.shape[-2:]
    seen = np.broadcast_to(True if mask is None else mask, q.shape[:-1] + (Tk,))
    return [x.reshape((-1,) + x.shape[-2:]) for x in (d_out, q, k, v, seen)]


def attention_backward(d_out, q, k, v, mask=None):
    found = tuple(map(one, *folded(d_out, q, k, v, mask)))
    dq, dk, dv = zip(*found)
    return np.reshape(dq, q.shape), np.reshape(dk, k.shape), np.reshape(dv, v.shape)
