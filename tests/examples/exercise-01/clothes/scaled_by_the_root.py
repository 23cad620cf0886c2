"""The mistake scaled_by_the_root, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    z = x - np.expand_dims(x.max(axis), axis)
    e = np.exp(z * x.shape[axis] ** -0.5)
    return e / np.expand_dims(e.sum(axis), axis)
