"""np.vectorize calls a function for each pair.

Loops in: causal_mask
"""

import numpy as np
from given import softmax


def causal_mask(T):
    may = np.vectorize(lambda i, j: j <= i, otypes=[bool])
    return may(*np.indices((T, T)))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
