"""Differences, and their signs."""

import numpy as np
from given import softmax


def causal_mask(T):
    t = np.arange(T, dtype=float)
    return np.sign(np.subtract.outer(t, t)) != -1


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
