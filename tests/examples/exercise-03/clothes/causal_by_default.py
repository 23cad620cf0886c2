"""The mistake causal_by_default, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).astype(bool)


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    Tq, Tk = logits.shape[-2:]
    seen = np.arange(Tk) <= np.arange(Tq)[:, None] if mask is None else mask
    logits = np.where(seen, logits, -1e9)
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
