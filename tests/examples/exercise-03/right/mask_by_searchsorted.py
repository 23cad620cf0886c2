"""The number of visible keys in each row."""

import numpy as np
from given import softmax


def causal_mask(T):
    count = np.searchsorted(np.arange(T), np.arange(T), side="right")
    return np.arange(T) < count[:, None]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
