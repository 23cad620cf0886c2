"""Strides of one, backwards: a view of 2T - 1 bools."""

from numpy.lib.stride_tricks import as_strided

import numpy as np
from given import softmax


def causal_mask(T):
    line = np.r_[np.zeros(T - 1, dtype=bool), np.ones(T, dtype=bool)][::-1].copy()
    step = line.strides[0]
    return as_strided(line[T - 1 :], (T, T), (-step, step)).copy()


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
