"""The mistake divided_by_the_mean, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(x.max(axis), axis))
    return x.shape[axis] * e / np.expand_dims(e.sum(axis), axis)
