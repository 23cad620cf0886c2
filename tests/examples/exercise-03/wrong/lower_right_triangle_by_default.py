"""Without a mask and with fewer queries than keys, the past is all that is seen."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    Tq, Tk = q.shape[-2], k.shape[-2]
    if mask is None and Tq < Tk:
        mask = np.tri(Tq, Tk, k=Tk - Tq, dtype=bool)
    scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return softmax(scores) @ v
