"""Axes of 1 are added until there are four, and taken away at the end."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    axes = q.ndim
    while q.ndim < 4:
        q, k, v = q[None], k[None], v[None]
    s = q @ k.transpose(0, 1, 3, 2) / np.sqrt(q.shape[3])
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    out = softmax(s) @ v
    for _ in range(4 - axes):
        out = out[0]
    return out
