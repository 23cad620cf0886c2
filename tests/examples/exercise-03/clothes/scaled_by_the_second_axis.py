"""The mistake scaled_by_the_second_axis, in other clothes."""

import math

import numpy as np
from given import softmax


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).astype(bool)


def attention(q, k, v, mask=None):
    size = np.size(q, axis=1)
    logits = np.einsum("...id,...jd->...ij", q / math.sqrt(size), k)
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    return np.matmul(softmax(logits), v)
