"""The row sum is a builtin sum of a generator over the keys.

Loops in: attention_backward
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    p = softmax(np.where(True if mask is None else mask, q @ k.swapaxes(-1, -2) / root, -np.inf))
    g = d_out @ v.swapaxes(-1, -2)
    mean = sum(p[..., j] * g[..., j] for j in range(k.shape[-2]))
    ds = p * (g - mean[..., None])
    return ds @ k / root, ds.swapaxes(-1, -2) @ q / root, p.swapaxes(-1, -2) @ d_out
