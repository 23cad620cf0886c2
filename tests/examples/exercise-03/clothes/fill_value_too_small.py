"""The mistake fill_value_too_small, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.greater_equal.outer(np.arange(T), np.arange(T))


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits[~np.broadcast_to(mask, logits.shape)] = 1e-9
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
