"""A function that calls itself for each part of the first axis.

Loops in: attention
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def one(q, k, v, seen):
    scores = np.where(seen, q @ k.T / np.sqrt(q.shape[-1]), -np.inf)
    return softmax(scores) @ v


def attention(q, k, v, mask=None):
    seen = np.broadcast_to(True if mask is None else mask, q.shape[:-1] + k.shape[-2:-1])
    if q.ndim == 2:
        return one(q, k, v, seen)
    return np.stack([attention(a, b, c, m) for a, b, c, m in zip(q, k, v, seen)])
