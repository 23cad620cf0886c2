"""The mistake mask_tested_for_truth, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).astype(bool)


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    hidden = np.logical_not(mask) if bool(mask) else np.zeros(1, dtype=bool)
    logits = np.where(hidden, -1e9, logits)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
