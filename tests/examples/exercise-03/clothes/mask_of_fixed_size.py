"""The mistake mask_of_fixed_size, in other clothes."""

import numpy as np

largest = np.arange(64)
table = largest[:, None] >= largest


def causal_mask(T):
    size = min(T, 64)
    return table[:size, :size].copy()


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = logits + np.where(mask, 0.0, -np.inf)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return np.einsum("...ij,...jd->...id", p / p.sum(-1, keepdims=True), v)
