"""Shifts by 100, whatever the entries are."""

import numpy as np


def softmax(x, axis=-1):
    w = np.exp(x - 100.0)
    return w / np.sum(w, axis=axis, keepdims=True)
