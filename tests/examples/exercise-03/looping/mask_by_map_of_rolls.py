"""map makes each row from a comparison.

Loops in: causal_mask
"""

import numpy as np
from given import softmax


def causal_mask(T):
    t = np.arange(T)
    return np.stack(list(map(t.__le__, range(T))))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
