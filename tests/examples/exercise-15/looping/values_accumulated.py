"""itertools.accumulate adds up what each query says to the values.

Loops in: attention_backward
"""

from itertools import accumulate

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    p = softmax(np.where(True if mask is None else mask, q @ k.swapaxes(-1, -2) / root, -np.inf))
    g = d_out @ v.swapaxes(-1, -2)
    ds = p * (g - (p * g).sum(-1, keepdims=True)) / root
    told = p[..., None] * d_out[..., None, :]
    *_, dv = accumulate(np.moveaxis(told, -3, 0), np.add)
    return ds @ k, ds.swapaxes(-1, -2) @ q, dv
