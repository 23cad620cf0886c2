"""An object with a __call__, and the function calls it."""

import numpy as np
from given import softmax


def causal_mask(T):
    return np.tril(np.ones((T, T), dtype=bool))


class ScaledDotProduct:
    def __init__(self, size):
        self.scale = 1 / np.sqrt(size)

    def scores(self, q, k):
        return (q @ k.swapaxes(-1, -2)) * self.scale

    def __call__(self, q, k, v, mask):
        scores = self.scores(q, k)
        if mask is not None:
            scores = np.where(mask, scores, -np.inf)
        return softmax(scores) @ v


def attention(q, k, v, mask=None):
    return ScaledDotProduct(q.shape[-1])(q, k, v, mask)
