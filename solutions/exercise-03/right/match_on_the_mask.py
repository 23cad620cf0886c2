"""A match statement asks whether there is a mask."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


def attention(q, k, v, mask=None):
    s = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
    match mask:
        case None:
            w = softmax(s)
        case _:
            w = softmax(np.where(mask, s, -np.inf))
    return w @ v
