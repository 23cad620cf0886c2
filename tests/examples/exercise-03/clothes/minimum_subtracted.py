"""The mistake minimum_subtracted, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.greater_equal.outer(np.arange(T), np.arange(T))


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    p = np.exp(logits - np.amin(logits, -1)[..., None])
    if mask is not None:
        p[~np.broadcast_to(mask, p.shape)] = 0
    return np.matmul(p / np.sum(p, -1)[..., None], v)
