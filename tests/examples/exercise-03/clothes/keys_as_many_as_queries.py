"""The mistake keys_as_many_as_queries, in other clothes."""

import math

import numpy as np


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).astype(bool)


def attention(q, k, v, mask=None):
    *lead, T, d = q.shape
    seen = np.empty((*lead, T, T), dtype=bool)
    seen[...] = True if mask is None else mask
    logits = np.matmul(q, np.swapaxes(k, -1, -2)) / math.sqrt(d)
    logits = np.where(seen, logits, -1e9)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
