"""The mistake default_is_axis_1, in other clothes."""

import numpy as np


def softmax(x, axis=1):
    top = x.max(axis)
    e = np.exp(x - np.expand_dims(top, axis))
    total = e.sum(axis)
    return e / np.expand_dims(total, axis)
