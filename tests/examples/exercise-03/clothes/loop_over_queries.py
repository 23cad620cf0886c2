"""The mistake loop_over_queries, in other clothes."""

import numpy as np
from given import softmax


def causal_mask(T):
    row, column = np.indices((T, T))
    return column <= row


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    rows = []
    i = 0
    while i < logits.shape[-2]:
        rows.append(np.einsum("...j,...jc->...c", softmax(logits[..., i, :]), v))
        i += 1
    return np.stack(rows, axis=-2)
