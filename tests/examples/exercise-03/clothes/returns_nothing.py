"""The mistake returns_nothing, in other clothes."""

import numpy as np


def causal_mask(T):
    return ~np.triu(np.ones((T, T), dtype=bool), k=1)


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    answer = p / p.sum(-1, keepdims=True) @ v
