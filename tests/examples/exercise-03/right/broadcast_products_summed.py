"""No matrix product: broadcast, multiply, sum."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    s = (q[..., :, None, :] * k[..., None, :, :]).sum(axis=-1) / np.sqrt(q.shape[-1])
    if mask is not None:
        s = np.where(mask, s, -np.inf)
    w = softmax(s)
    return (w[..., None] * v[..., None, :, :]).sum(axis=-2)
