"""The root goes to the queries."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    q = q * q.shape[-1] ** -0.5
    s = q @ k.swapaxes(-1, -2)
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    return softmax(s) @ v
