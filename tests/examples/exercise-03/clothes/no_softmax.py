"""The mistake no_softmax, in other clothes."""

import numpy as np


def causal_mask(T):
    row, column = np.indices((T, T))
    return column <= row


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = logits * mask
    return np.einsum("...ij,...jc->...ic", logits, v)
