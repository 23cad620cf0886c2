"""iter with a sentinel pulls one query after the other.

Loops in: attention
"""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    w = softmax(scores)
    out = np.zeros(q.shape[:-1] + v.shape[-1:])
    left = list(range(q.shape[-2]))

    def step():
        if not left:
            return None
        i = left.pop()
        out[..., i, :] = (w[..., i, :, None] * v).sum(axis=-2)
        return i

    list(iter(step, None))
    return out
