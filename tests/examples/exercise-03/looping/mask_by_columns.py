"""Column by column, with a slice.

Loops in: causal_mask
"""

import numpy as np
from given import softmax


def causal_mask(T):
    mask = np.zeros((T, T), dtype=bool)
    j = 0
    while j < T:
        mask[j:, j] = True
        j += 1
    return mask


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
