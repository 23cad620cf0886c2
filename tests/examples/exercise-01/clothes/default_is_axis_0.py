"""The mistake default_is_axis_0, in other clothes."""

import numpy as np


def softmax(x, axis=None):
    if axis is None:
        axis = 0
    e = np.exp(x - np.expand_dims(np.max(x, axis), axis))
    return e / np.expand_dims(np.sum(e, axis), axis)
