"""The mistake shift_by_the_minimum, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    low = np.minimum.reduce(x, axis=axis)
    e = np.exp(np.subtract(x, np.expand_dims(low, axis)))
    return e / e.sum(axis=axis, keepdims=True)
