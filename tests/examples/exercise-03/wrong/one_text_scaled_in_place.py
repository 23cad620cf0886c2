"""q is scaled in place, but only where it has two axes."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    if q.ndim == 2:
        q *= q.shape[-1] ** -0.5
    else:
        q = q * q.shape[-1] ** -0.5
    return softmax(np.where(True if mask is None else mask, q @ k.swapaxes(-1, -2), -np.inf)) @ v
