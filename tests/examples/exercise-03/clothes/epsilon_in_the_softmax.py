"""The mistake epsilon_in_the_softmax, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.greater_equal.outer(np.arange(T), np.arange(T))


def softmax(z, small=1e-6):
    e = np.exp(z - np.amax(z, -1)[..., None])
    return e / (small + np.sum(e, -1)[..., None])


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    return softmax(logits) @ v
