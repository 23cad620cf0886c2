"""The mistake scaled_by_the_values_size, in other clothes."""

import numpy as np
from given import softmax


def causal_mask(T):
    row, column = np.indices((T, T))
    return column <= row


def attention(q, k, v, mask=None):
    dv = np.shape(v)[-1]
    logits = np.einsum("...id,...jd->...ij", q, k) * dv ** -0.5
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    return np.einsum("...ij,...jc->...ic", softmax(logits), v)
