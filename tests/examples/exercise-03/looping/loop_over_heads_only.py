"""Whole batches, but head by head where there are heads.

Loops in: attention
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attend(q, k, v, mask):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    w = softmax(scores)
    return w @ v


def attention(q, k, v, mask=None):
    if q.ndim < 4:
        return attend(q, k, v, mask)
    mask = np.broadcast_to(True if mask is None else mask, q.shape[:-1] + k.shape[-2:-1])
    return np.stack([attend(q[:, h], k[:, h], v[:, h], mask[:, h]) for h in range(q.shape[1])], axis=1)
