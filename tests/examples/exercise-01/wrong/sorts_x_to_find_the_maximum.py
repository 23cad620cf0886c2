"""x.sort() sorts the caller's array."""

import numpy as np


def softmax(x, axis=-1):
    original = x.copy()
    x.sort(axis=axis)
    w = np.exp(original - np.take(x, [-1], axis=axis))
    return w / np.sum(w, axis=axis, keepdims=True)
