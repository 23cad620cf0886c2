"""With a mask all at once; without one, query by query.

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
    if mask is not None:
        return w @ v
    rows = [w[..., i : i + 1, :] @ v for i in range(w.shape[-2])]
    return np.concatenate(rows, axis=-2)
