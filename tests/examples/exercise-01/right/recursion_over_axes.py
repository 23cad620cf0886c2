"""Calls itself once, with the axis at the end: the depth depends on no size."""
import numpy as np


def softmax(x, axis=-1):
    if axis not in (-1, x.ndim - 1):
        return np.swapaxes(softmax(np.swapaxes(x, axis, -1)), axis, -1)
    e = np.exp(x - np.max(x, axis=-1, keepdims=True))
    return e / np.sum(e, axis=-1, keepdims=True)
