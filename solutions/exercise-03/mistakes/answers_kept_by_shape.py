"""attention remembers its answers by the shapes of q, k and v: a second text of the same shape gets
the answer of the first.

Does the answer depend on nothing but shapes? What else would have to be part of the key?

Caught by: attention_values, attention_masked
"""

import numpy as np
from given import softmax


def causal_mask(T):
    i = np.arange(T)
    return i[:, None] >= i[None, :]


CACHE = {}


def attention(q, k, v, mask=None):
    key = (q.shape, k.shape, v.shape, None if mask is None else mask.shape)
    if key not in CACHE:
        scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
        if mask is not None:
            scores = np.where(mask, scores, -np.inf)
        CACHE[key] = softmax(scores) @ v
    return CACHE[key]
