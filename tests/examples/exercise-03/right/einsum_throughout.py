"""Einsum for both products."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    d = q.shape[-1]
    s = np.einsum("...qd,...kd->...qk", q, k) / d**0.5
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    return np.einsum("...qk,...kc->...qc", softmax(s), v)
