"""The least similar key gets the most weight."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    return softmax(np.where(True if mask is None else mask, -(q @ k.swapaxes(-1, -2)) / np.sqrt(q.shape[-1]), -np.inf)) @ v
