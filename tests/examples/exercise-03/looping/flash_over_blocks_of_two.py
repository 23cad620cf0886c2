"""Queries in blocks of two: half as many turns, and still more for more.

Loops in: attention
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    w = softmax(scores)
    parts = []
    for start in range(0, q.shape[-2], 2):
        parts.append(w[..., start : start + 2, :] @ v)
    return np.concatenate(parts, axis=-2)
