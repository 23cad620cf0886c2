"""The mistake q_scaled_in_place, in other clothes."""

import math

import numpy as np


def causal_mask(T):
    row, column = np.indices((T, T))
    return column <= row


def attention(q, k, v, mask=None):
    np.divide(q, math.sqrt(q.shape[-1]), out=q)
    logits = np.einsum("...id,...jd->...ij", q, k)
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
