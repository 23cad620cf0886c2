"""A hidden key gets a score 300 below the best visible one: nearly nothing, but not 0."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        top = np.where(mask, scores, -np.inf).max(axis=-1, keepdims=True)
        scores = np.where(mask, scores, top - 300.0)
    return softmax(scores) @ v
