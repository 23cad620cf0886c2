"""The mistake k_and_v_swapped, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).astype(bool)


def attend(q, v, k, mask):
    logits = np.matmul(q, np.swapaxes(k, -1, -2)) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v


def attention(q, k, v, mask=None):
    return attend(q, k, v, mask)
