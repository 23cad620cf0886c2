"""The order of axes computed from their number."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    n = k.ndim
    order = tuple(range(n - 2)) + (n - 1, n - 2)
    s = q @ np.transpose(k, order) / np.sqrt(q.shape[-1])
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    return softmax(s) @ v
