"""Remembers the axis of the first call for each number of axes."""

import numpy as np

AXES = {}


def softmax(x, axis=-1):
    axis = AXES.setdefault(x.ndim, axis)
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True)
