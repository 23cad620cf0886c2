"""A single query needs no table of scores."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    if q.shape[-2] == 1 and mask is None:
        s = (q * k).sum(axis=-1) / np.sqrt(q.shape[-1])
        return (softmax(s)[..., None] * v).sum(axis=-2, keepdims=True)
    s = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    return softmax(s) @ v
