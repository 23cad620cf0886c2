"""Shifts only where the largest entry of the array is beyond 700: far below zero it does not."""

import numpy as np


def softmax(x, axis=-1):
    if x.max() > 700:
        x = x - x.max(axis=axis, keepdims=True)
    w = np.exp(x)
    return w / np.sum(w, axis=axis, keepdims=True)
