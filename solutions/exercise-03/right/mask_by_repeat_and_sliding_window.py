"""A window that slides along T ones and T zeros."""

from numpy.lib.stride_tricks import sliding_window_view

import numpy as np
from given import softmax


def causal_mask(T):
    line = np.concatenate([np.ones(T, dtype=bool), np.zeros(T - 1, dtype=bool)])
    return sliding_window_view(line, T)[::-1]


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
