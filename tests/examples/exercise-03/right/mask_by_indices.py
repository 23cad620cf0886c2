"""np.indices gives both coordinates."""

import numpy as np
from given import softmax


def causal_mask(T):
    i, j = np.indices((T, T))
    return j <= i


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
