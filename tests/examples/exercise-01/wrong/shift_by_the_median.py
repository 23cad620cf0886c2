"""Shifts by the median of each slice."""

import numpy as np


def softmax(x, axis=-1):
    w = np.exp(x - np.median(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True)
