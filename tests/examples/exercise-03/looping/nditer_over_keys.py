"""np.nditer over the numbers of the keys.

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
    for j in np.nditer(np.arange(k.shape[-2])):
        out += w[..., :, j, None] * v[..., j, :][..., None, :]
    return out
