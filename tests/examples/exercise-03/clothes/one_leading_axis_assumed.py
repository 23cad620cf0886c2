"""The mistake one_leading_axis_assumed, in other clothes."""

import numpy as np


def causal_mask(T):
    row, column = np.indices((T, T))
    return column <= row


def attention(q, k, v, mask=None):
    logits = np.einsum("bid,bjd->bij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return np.einsum("bij,bjd->bid", p / p.sum(-1, keepdims=True), v)
