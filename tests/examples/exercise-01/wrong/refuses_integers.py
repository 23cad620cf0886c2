"""Raises for integers."""

import numpy as np


def softmax(x, axis=-1):
    if x.dtype != np.float64:
        raise TypeError("floats, please")
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True)
