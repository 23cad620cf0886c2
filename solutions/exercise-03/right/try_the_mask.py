"""Asks forgiveness: np.where with None would raise."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    s = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    try:
        s = np.where(mask.astype(bool), s, -np.inf)
    except AttributeError:
        pass
    return softmax(s) @ v
