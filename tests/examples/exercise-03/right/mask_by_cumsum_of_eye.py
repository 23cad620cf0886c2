"""Sums along the rows of an identity, seen from the other side."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.cumsum(np.eye(T, dtype=int), axis=0) == 1


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
