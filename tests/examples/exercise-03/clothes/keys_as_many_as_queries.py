"""The mistake keys_as_many_as_queries, in other clothes."""

import math

import numpy as np


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).T.astype(bool).T


def attention(q, k, v, mask=None):
    *lead, T, d = q.shape
    logits = np.empty((*lead, T, T))
    logits[...] = np.matmul(q, np.swapaxes(k, -1, -2)).reshape(logits.shape) / math.sqrt(d)
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
