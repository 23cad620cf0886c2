"""The mistake shift_by_the_largest_size, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    size = np.maximum(x.max(axis), -x.min(axis))
    e = np.exp(x - np.expand_dims(size, axis))
    return e / np.expand_dims(e.sum(axis), axis)
