"""The mistake fill_with_plus_infinity, in other clothes."""

import math

import numpy as np


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).astype(bool)


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = logits + np.where(mask, 0.0, math.inf)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
