"""A bias of 0 and -inf, added."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    bias = 0.0 if mask is None else np.where(mask, 0.0, -np.inf)
    return softmax(q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1]) + bias) @ v
