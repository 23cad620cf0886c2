"""All visible keys get the same weight."""

import numpy as np


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    shape = q.shape[:-1] + k.shape[-2:-1]
    w = np.broadcast_to(True if mask is None else mask, shape).astype(float)
    return w @ v / w.sum(axis=-1, keepdims=True)
