"""The mistake softmax_over_a_fixed_axis, in other clothes."""

import math

import numpy as np


def causal_mask(T):
    return np.greater_equal.outer(np.arange(T), np.arange(T))


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) / math.sqrt(q.shape[-1])
    if mask is not None:
        logits = np.where(mask, logits, -np.inf)
    p = np.exp(logits - np.amax(logits, axis=1, keepdims=True))
    return np.matmul(p / np.sum(p, axis=1, keepdims=True), v)
