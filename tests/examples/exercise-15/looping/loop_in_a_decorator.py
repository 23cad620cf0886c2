"""A decorator calls the function for each text.

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


def for_each_text(function):
    def inner(d_out, q, k, v, mask=None):
        found = [function(*parts) for parts in zip(*folded(d_out, q, k, v, mask))]
        return tuple(np.reshape(part, x.shape) for part, x in zip(zip(*found), (q, k, v)))

    return inner


@for_each_text
def attention_backward(d_out, q, k, v, mask=None):
    return one(d_out, q, k, v, mask)
