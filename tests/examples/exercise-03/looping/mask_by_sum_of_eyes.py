"""A sum of shifted identities.

Loops in: causal_mask
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return sum(np.eye(T, k=-n) for n in range(T)) > 0


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
