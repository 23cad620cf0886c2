"""The mistake weights_normalised_over_everything, in other clothes."""

import math

import numpy as np
from given import softmax


def causal_mask(T):
    return ~np.triu(np.ones((T, T), dtype=bool), k=1)


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) / math.sqrt(q.shape[-1])
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    return np.matmul(softmax(logits, axis=None), v)
