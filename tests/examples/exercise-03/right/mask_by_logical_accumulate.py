"""Once True, True for all later queries."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.logical_or.accumulate(np.eye(T, dtype=bool), axis=0)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
