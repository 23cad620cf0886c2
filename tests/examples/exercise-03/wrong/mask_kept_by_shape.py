"""The first mask of each shape is kept."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


MASKS = {}


def attention(q, k, v, mask=None):
    if mask is not None:
        mask = MASKS.setdefault(mask.shape, mask.copy())
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
