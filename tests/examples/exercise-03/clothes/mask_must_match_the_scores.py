"""The mistake mask_must_match_the_scores, in other clothes."""

import math

import numpy as np


def causal_mask(T):
    row, column = np.indices((T, T))
    return column <= row


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        hidden = np.logical_not(mask)
        logits[hidden] = -math.inf
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
