"""The mistake maximum_added, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    top = -np.expand_dims(x.max(axis), axis)
    e = np.exp(np.subtract(x, top))
    return e / np.expand_dims(e.sum(axis), axis)
