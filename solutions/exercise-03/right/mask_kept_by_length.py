"""lru_cache keeps a mask for each length."""

from functools import lru_cache

import numpy as np
from given import softmax


@lru_cache(maxsize=None)
def _mask(T):
    mask = np.tri(T, dtype=bool)
    mask.flags.writeable = False
    return mask


def causal_mask(T):
    return _mask(T)


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
