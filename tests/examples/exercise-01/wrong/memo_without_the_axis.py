"""Remembers answers by the numbers and the shape, but not by the axis."""

import numpy as np

memo = {}


def softmax(x, axis=-1):
    key = (x.tobytes(), x.shape)
    if key not in memo:
        w = np.exp(x - np.max(x, axis=axis, keepdims=True))
        memo[key] = w / np.sum(w, axis=axis, keepdims=True)
    return memo[key]
