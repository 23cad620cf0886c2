"""The mistake one_maximum_for_all_rows, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.greater_equal.outer(np.arange(T), np.arange(T))


def softmax(z):
    e = np.exp(np.subtract(z, np.amax(z)))
    return np.divide(e, np.sum(e, -1)[..., None])


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = logits + np.where(mask, 0.0, -np.inf)
    return softmax(logits) @ v
