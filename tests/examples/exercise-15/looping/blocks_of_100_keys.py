"""The keys are told in blocks of a hundred, so that a few are one turn.

Loops in: attention_backward
"""

import numpy as np
from given import softmax


def attention_backward(d_out, q, k, v, mask=None):
    root = np.sqrt(q.shape[-1])
    p = softmax(np.where(True if mask is None else mask, q @ k.swapaxes(-1, -2) / root, -np.inf))
    g = d_out @ v.swapaxes(-1, -2)
    ds = p * (g - (p * g).sum(-1, keepdims=True)) / root
    dk = [ds[..., n : n + 100].swapaxes(-1, -2) @ q for n in range(0, k.shape[-2], 100)]
    return ds @ k, np.concatenate(dk, axis=-2), p.swapaxes(-1, -2) @ d_out
