"""2 to the scores in the place of exp."""

import numpy as np


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    w = np.exp2(scores - scores.max(axis=-1, keepdims=True))
    return w @ v / w.sum(axis=-1, keepdims=True)
