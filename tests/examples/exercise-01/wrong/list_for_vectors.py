"""Vectors come back as lists."""

import numpy as np


def softmax(x, axis=-1):
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    w = w / np.sum(w, axis=axis, keepdims=True)
    return list(w) if w.ndim == 1 else w
