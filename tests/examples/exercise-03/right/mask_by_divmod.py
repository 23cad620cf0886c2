"""Numbers 0 to T * T - 1, their rows and their columns."""

import numpy as np
from given import softmax


def causal_mask(T):
    rows, columns = divmod(np.arange(T * T), T)
    return (columns <= rows).reshape((T, T))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
