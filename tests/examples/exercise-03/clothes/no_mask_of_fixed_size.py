"""The mistake no_mask_of_fixed_size, in other clothes."""

import numpy as np


def causal_mask(T):
    return np.greater_equal.outer(np.arange(T), np.arange(T))


open_to_all = np.zeros((64, 64))


def attention(q, k, v, mask=None):
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    Tq, Tk = logits.shape[-2:]
    logits = logits + (open_to_all[:Tq, :Tk] if mask is None else np.where(mask, 0, -1e9))
    p = np.exp(logits - logits.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True) @ v
