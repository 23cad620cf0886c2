"""The mistake multiplied_by_the_root, in other clothes."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).astype(bool)


def attention(q, k, v, mask=None):
    scale = k.shape[-1] ** 0.5
    logits = scale * np.einsum("...id,...jd->...ij", q, k)
    if mask is not None:
        logits = np.where(mask, logits, np.finfo(float).min)
    return np.einsum("...ij,...jd->...id", softmax(logits), v)
