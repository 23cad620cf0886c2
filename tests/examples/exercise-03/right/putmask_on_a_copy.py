"""np.putmask on scores of its own."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = np.array(q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1]))
    if mask is not None:
        hidden = np.zeros(scores.shape, dtype=bool) | ~mask
        np.putmask(scores, hidden, -np.inf)
    return softmax(scores) @ v
