"""The mistake mask_ignored, in other clothes."""

import numpy as np


def causal_mask(T):
    return ~np.triu(np.ones((T, T), dtype=bool), k=1)


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    p = np.exp(logits - logits.max(-1, keepdims=True))
    if mask is not None:
        np.where(mask, p, 0.0)
    return np.einsum("...ij,...jc->...ic", p / p.sum(-1, keepdims=True), v)
