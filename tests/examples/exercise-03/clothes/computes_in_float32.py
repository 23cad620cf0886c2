"""The mistake computes_in_float32, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.greater_equal.outer(np.arange(T), np.arange(T))


def attention(q, k, v, mask=None):
    q, k, v = np.float32(q), np.float32(k), np.float32(v)
    logits = np.matmul(q, np.swapaxes(k, -1, -2)) / np.float32(q.shape[-1] ** 0.5)
    if mask is not None:
        logits = np.where(mask, logits, np.float32(-1e9))
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
