"""Each gets half of the root."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scale = np.power(q.shape[-1], -0.25)
    s = (q * scale) @ (k * scale).swapaxes(-1, -2)
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    return softmax(s) @ v
