"""Shifts by the first entry of each slice."""

import numpy as np


def softmax(x, axis=-1):
    first = np.take(x, [0], axis=axis)
    w = np.exp(x - first)
    return w / np.sum(w, axis=axis, keepdims=True)
