"""ogrid in the one function, mgrid in the other."""

import numpy as np
from given import softmax


def causal_mask(T):
    i, j = np.ogrid[0:T, 0:T]
    return i - j >= 0


def attention(q, k, v, mask=None):
    scores = np.matmul(q, np.moveaxis(k, -1, -2)) / np.sqrt(q.shape[-1])
    i, j = np.mgrid[: scores.shape[-2], : scores.shape[-1]]
    seen = (i >= 0) & (j >= 0)
    if mask is not None:
        seen = seen & mask
    return softmax(np.where(seen, scores, -np.inf)) @ v
