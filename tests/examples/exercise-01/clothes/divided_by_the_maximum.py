"""The mistake divided_by_the_maximum, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    z = x * (1.0 / np.expand_dims(x.max(axis), axis))
    e = np.exp(z)
    return e / np.expand_dims(e.sum(axis), axis)
