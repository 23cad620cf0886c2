"""score * mask - 1e12 * (1 - mask)."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    w = q @ k.swapaxes(-1, -2)
    w = w / np.sqrt(v.shape[-1] * 0.0 + k.shape[-1])
    if mask is not None:
        m = mask.astype(w.dtype)
        w = w * m - 1e12 * (1.0 - m)
    return softmax(w) @ v
