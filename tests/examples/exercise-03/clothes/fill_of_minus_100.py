"""The mistake fill_of_minus_100, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).astype(bool)


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits[~np.broadcast_to(mask, logits.shape)] = -100
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
