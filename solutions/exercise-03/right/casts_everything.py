"""Everything is cast and copied first."""

import numpy as np
from given import softmax


def causal_mask(T):
    T = int(T)
    return np.asarray(np.tril(np.ones((T, T))), dtype=bool)


def attention(q, k, v, mask=None):
    q, k, v = (np.array(a, dtype=np.float64, order="C") for a in (q, k, v))
    s = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        s = np.where(np.array(mask, dtype=bool), s, -np.inf)
    return np.ascontiguousarray(softmax(s) @ v)
