"""np.fromfunction calls its function once, with whole arrays."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.fromfunction(lambda i, j: j <= i, (T, T), dtype=int)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
