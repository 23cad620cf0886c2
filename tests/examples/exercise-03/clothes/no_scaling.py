"""The mistake no_scaling, in other clothes."""

import numpy as np


def causal_mask(T):
    return ~np.triu(np.ones((T, T), dtype=bool), k=1)


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k)
    if mask is not None:
        logits = logits + np.where(mask, 0, -1e9)
    p = np.exp(logits - np.max(logits, axis=-1, keepdims=True))
    p /= np.sum(p, axis=-1, keepdims=True)
    return p @ v
