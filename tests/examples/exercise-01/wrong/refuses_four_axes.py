"""Raises for arrays of four axes."""

import numpy as np


def softmax(x, axis=-1):
    if x.ndim > 3:
        raise ValueError("too many axes")
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True)
