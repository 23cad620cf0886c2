"""The answer is flattened in the wrong order with three axes or more."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    out = softmax(scores) @ v
    return out.reshape(out.shape, order="F") if out.ndim < 3 else out.ravel(order="F").reshape(out.shape)
