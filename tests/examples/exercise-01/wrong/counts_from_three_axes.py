"""A negative axis is counted from the third axis, however many there are."""

import numpy as np


def softmax(x, axis=-1):
    if axis < 0:
        axis = (axis + 3) % x.ndim
    w = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return w / np.sum(w, axis=axis, keepdims=True)
