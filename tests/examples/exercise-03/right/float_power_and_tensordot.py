"""The keys folded by hand, vecdot for the products."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    s = np.vecdot(q[..., :, None, :], k[..., None, :, :]) / np.float_power(q.shape[-1], 0.5)
    s = np.where(True if mask is None else mask, s, -np.inf)
    w = softmax(s, axis=s.ndim - 1)
    return np.vecdot(w[..., :, None, :], np.swapaxes(v, -1, -2)[..., None, :, :])
