"""The mistake transposes_all_axes, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).astype(bool)


def attention(q, k, v, mask=None):
    logits = np.matmul(q, np.transpose(k)) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
