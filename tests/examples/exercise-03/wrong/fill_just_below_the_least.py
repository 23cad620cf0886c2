"""The fill is 50 below the least score: tiny weights, but not 0."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, scores.min(axis=-1, keepdims=True) - 50.0)
    return softmax(scores) @ v
