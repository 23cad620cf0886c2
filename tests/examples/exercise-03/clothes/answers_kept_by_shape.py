"""The mistake answers_kept_by_shape, in other clothes."""

import numpy as np


def causal_mask(T):
    row, column = np.indices((T, T))
    return column <= row


known = {}


def compute(q, k, v, mask):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v


def attention(q, k, v, mask=None):
    index = (np.shape(q), np.shape(k), np.shape(v), mask is not None and np.shape(mask))
    if known.get(index) is None:
        known[index] = compute(q, k, v, mask)
    return known[index]
