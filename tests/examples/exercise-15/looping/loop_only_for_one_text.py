"""Only one text of two axes is gone through query by query.

Loops in: attention_backward
"""

import numpy as np
from given import softmax


def all_at_once(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    p = softmax(np.where(True if mask is None else mask, q @ k.swapaxes(-1, -2) / root, -np.inf))
    g = d_out @ v.swapaxes(-1, -2)
    ds = p * (g - (p * g).sum(axis=-1, keepdims=True)) / root
    return ds @ k, ds.swapaxes(-1, -2) @ q, p.swapaxes(-1, -2) @ d_out


def row_by_row(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    p = softmax(np.where(True if mask is None else mask, q @ k.swapaxes(-1, -2) / root, -np.inf))
    g = d_out @ v.swapaxes(-1, -2)
    rows = [p[..., i, :] * g[..., i, :] for i in range(q.shape[-2])]
    ds = np.stack([row - p[..., i, :] * row.sum(-1, keepdims=True) for i, row in enumerate(rows)], -2)
    return ds @ k / root, ds.swapaxes(-1, -2) @ q / root, p.swapaxes(-1, -2) @ d_out


def attention_backward(d_out, q, k, v, mask=None):
    way = row_by_row if q.ndim == 2 else all_at_once
    return way(d_out, q, k, v, mask)
