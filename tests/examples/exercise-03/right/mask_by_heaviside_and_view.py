"""Bytes of 0 and 1, viewed as bools."""

import numpy as np
from given import softmax


def causal_mask(T):
    t = np.arange(T)
    return np.heaviside(t[:, None] - t, 1.0).astype(np.uint8).view(bool)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
