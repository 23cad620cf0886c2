"""Nested lists of bools.

Loops in: causal_mask
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.array([[j <= i for j in range(T)] for i in range(T)])


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
