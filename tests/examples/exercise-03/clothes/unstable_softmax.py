"""The mistake unstable_softmax, in other clothes."""

import numpy as np


def causal_mask(T):
    row, column = np.indices((T, T))
    return column <= row


def softmax(z):
    e = np.exp(z)
    return e / np.sum(e, -1)[..., None]


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    return softmax(logits) @ v
