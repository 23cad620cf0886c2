"""Hidden scores are set to 100 below the least of all: e to the -100 is no 0, and a huge value leaks."""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, scores.min() - 100.0)
    return softmax(scores) @ v
