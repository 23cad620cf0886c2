"""The mistake mask_inverted, in other clothes."""

import numpy as np


def causal_mask(T):
    return ~np.tril(np.full((T, T), True))


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = logits + np.where(mask, 0.0, -np.inf)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return np.einsum("...ij,...jd->...id", p / p.sum(-1, keepdims=True), v)
