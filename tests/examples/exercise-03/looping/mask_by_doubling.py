"""Four quarters, each the mask of half as many: fewer calls, and still more for more.

Loops in: causal_mask
"""

import numpy as np
from given import softmax


def causal_mask(T):
    if T < 2:
        return np.ones((T, T), dtype=bool)
    half = T // 2
    mask = np.zeros((T, T), dtype=bool)
    mask[:half, :half] = causal_mask(half)
    mask[half:, :half] = True
    mask[half:, half:] = causal_mask(T - half)
    return mask


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
