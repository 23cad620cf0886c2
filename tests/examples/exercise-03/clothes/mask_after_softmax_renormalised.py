"""The mistake mask_after_softmax_renormalised, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.greater_equal.outer(np.arange(T), np.arange(T))


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    p = np.exp(logits - logits.max(-1, keepdims=True))
    if mask is not None:
        p = p * mask
    return p @ v / p.sum(-1)[..., None]
