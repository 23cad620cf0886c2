"""greater_equal.outer makes the table."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.greater_equal.outer(np.arange(T), np.arange(T))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
