"""Integers in arrays of four axes come back as integers."""

import numpy as np


def softmax(x, axis=-1):
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    w = w / np.sum(w, axis=axis, keepdims=True)
    return w.astype(x.dtype) if x.ndim == 4 else w
