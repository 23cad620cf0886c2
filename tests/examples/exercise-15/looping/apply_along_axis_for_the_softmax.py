"""np.apply_along_axis does the way back of each row.

Loops in: attention_backward
"""

import numpy as np
from given import softmax


def row(both):
    p, g = np.split(both, 2)
    return (np.diag(p) - np.outer(p, p)) @ g


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    p = softmax(np.where(True if mask is None else mask, q @ k.swapaxes(-1, -2) / root, -np.inf))
    g = d_out @ v.swapaxes(-1, -2)
    ds = np.apply_along_axis(row, -1, np.concatenate([p, g], axis=-1))
    return ds @ k / root, ds.swapaxes(-1, -2) @ q / root, p.swapaxes(-1, -2) @ d_out
