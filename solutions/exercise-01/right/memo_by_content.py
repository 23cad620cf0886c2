"""Remembers answers by everything they depend on."""
import numpy as np

memo = {}


def softmax(x, axis=-1):
    key = (x.tobytes(), x.shape, x.dtype.str, axis)
    if key not in memo:
        e = np.exp(x - np.max(x, axis=axis, keepdims=True))
        memo[key] = e / np.sum(e, axis=axis, keepdims=True)
    return memo[key].copy()
