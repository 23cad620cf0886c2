"""The mistake loop_over_texts, in other clothes."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.greater_equal.outer(np.arange(T), np.arange(T))


def attention(q, k, v, mask=None):
    lead = q.shape[:-2]
    logits = np.einsum("...id,...jd->...ij", q, k) * q.shape[-1] ** -0.5
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    values = v.reshape((-1,) + v.shape[-2:])
    rows = [softmax(z) @ u for z, u in zip(logits.reshape((-1,) + logits.shape[-2:]), values)]
    return np.stack(rows).reshape(lead + (q.shape[-2], v.shape[-1]))
