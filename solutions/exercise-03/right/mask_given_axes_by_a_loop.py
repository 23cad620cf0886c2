"""A loop adds the axes that the mask lacks: it turns once for an axis."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    s = np.matmul(q, np.swapaxes(k, -1, -2)) / np.sqrt(q.shape[-1])
    if mask is not None:
        for _ in range(s.ndim - mask.ndim):
            mask = np.expand_dims(mask, 0)
        reps = [n if m == 1 else 1 for n, m in zip(s.shape, mask.shape)]
        s = np.where(np.tile(mask, reps), s, -np.inf)
    return softmax(s) @ v
