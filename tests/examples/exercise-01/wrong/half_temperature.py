"""A temperature of 2 left in."""

import numpy as np


def softmax(x, axis=-1):
    w = np.exp((x - np.max(x, axis=axis, keepdims=True)) / 2.0)
    return w / np.sum(w, axis=axis, keepdims=True)
