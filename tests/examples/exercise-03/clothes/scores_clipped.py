"""The mistake scores_clipped, in other clothes."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).astype(bool)


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    logits = np.minimum(np.maximum(logits, -500.0), 500.0)
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    return np.matmul(softmax(logits), v)
