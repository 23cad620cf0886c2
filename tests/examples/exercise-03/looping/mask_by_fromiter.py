"""np.fromiter reads pairs.

Loops in: causal_mask
"""

from itertools import product

import numpy as np
from given import softmax


def causal_mask(T):
    pairs = product(range(T), repeat=2)
    return np.fromiter((j <= i for i, j in pairs), dtype=bool, count=T * T).reshape(T, T)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
