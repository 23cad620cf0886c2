"""The mistake shift_by_the_mean, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    middle = x.sum(axis) / x.shape[axis]
    e = np.exp(x - np.expand_dims(middle, axis))
    return e / np.expand_dims(e.sum(axis), axis)
