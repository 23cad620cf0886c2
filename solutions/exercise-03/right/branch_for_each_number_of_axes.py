"""A branch for one text, for texts, and for texts with heads."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    if q.ndim == 2:
        kt = k.T
    elif q.ndim == 3:
        kt = k.transpose(0, 2, 1)
    else:
        kt = k.transpose(0, 1, 3, 2)
    s = q @ kt / np.sqrt(q.shape[-1])
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    return softmax(s) @ v
