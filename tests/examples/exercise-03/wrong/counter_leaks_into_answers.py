"""The number of calls is added, in billionths."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


calls = 0


def attention(q, k, v, mask=None):
    global calls
    calls += 1
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v + calls * 1e-8
