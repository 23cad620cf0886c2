"""A global table that grows when a longer text comes."""

import numpy as np
from given import softmax


_table = np.tri(4, dtype=bool)


def causal_mask(T):
    global _table
    if len(_table) < T:
        _table = np.tri(2 * T, dtype=bool)
    return _table[:T, :T].copy()


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
