"""np.vectorize with a signature broadcasts by itself, text by text.

Loops in: attention
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def one(q, k, v, seen):
    scores = np.where(seen, q @ k.T / np.sqrt(q.shape[-1]), -np.inf)
    return softmax(scores) @ v


many = np.vectorize(one, signature="(i,d),(j,d),(j,c),(i,j)->(i,c)")


def attention(q, k, v, mask=None):
    seen = np.broadcast_to(True if mask is None else mask, q.shape[:-1] + k.shape[-2:-1])
    return many(q, k, v, seen)
