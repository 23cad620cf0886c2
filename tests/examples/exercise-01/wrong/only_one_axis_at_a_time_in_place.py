"""The shift writes into x, but only where x has one axis."""

import numpy as np


def softmax(x, axis=-1):
    if x.ndim == 1:
        x -= x.max()
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True)
