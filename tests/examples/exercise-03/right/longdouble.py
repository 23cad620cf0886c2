"""Computed with more digits than asked for."""

import numpy as np


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    q, k, v = (np.asarray(a, dtype=np.longdouble) for a in (q, k, v))
    s = np.einsum("...id,...jd->...ij", q, k) / np.sqrt(np.longdouble(q.shape[-1]))
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    w = np.exp(s - s.max(axis=-1, keepdims=True))
    w /= w.sum(axis=-1, keepdims=True)
    return np.einsum("...ij,...jc->...ic", w, v).astype(np.float64)
