"""itertools.accumulate adds key after key.

Loops in: attention
"""

from itertools import accumulate

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    w = softmax(scores)
    steps = accumulate((w[..., j, None] * v[..., None, j, :] for j in range(w.shape[-1])), np.add)
    *_, out = steps
    return out
