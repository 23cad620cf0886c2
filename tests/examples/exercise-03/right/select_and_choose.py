"""np.select where there is a mask."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.select([np.broadcast_to(mask, scores.shape)], [scores], default=-np.inf)
    return softmax(scores) @ v
