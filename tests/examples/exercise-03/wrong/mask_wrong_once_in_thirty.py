"""Every thirtieth call forgets the triangle."""

import numpy as np
from given import softmax


CALLS = [0]


def causal_mask(T):
    CALLS[0] += 1
    return np.tri(T, dtype=bool) if CALLS[0] % 30 else np.ones((T, T), dtype=bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
