"""An empty table, filled by index."""

import numpy as np
from given import softmax


def causal_mask(T):
    mask = np.zeros((T, T), dtype=bool)
    mask[np.tril_indices(T)] = True
    return mask


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
