"""The mistake loop_over_keys, in other clothes."""

import math

import numpy as np
from given import softmax


def causal_mask(T):
    return np.cumsum(np.eye(T), axis=0).astype(bool)


def attention(q, k, v, mask=None):
    columns = [np.einsum("...id,...d->...i", q, k[..., j, :]) for j in range(np.shape(k)[-2])]
    logits = np.stack(columns, axis=-1) / math.sqrt(q.shape[-1])
    if mask is not None:
        logits = np.where(mask, logits, -1e9)
    return softmax(logits) @ v
