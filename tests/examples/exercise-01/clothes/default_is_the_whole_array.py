"""The mistake default_is_the_whole_array, in other clothes."""

import numpy as np


def softmax(x, axis=None):
    if axis is None:
        flat = np.exp(x.ravel() - x.max())
        return (flat / flat.sum()).reshape(x.shape)
    e = np.exp(x - x.max(axis, keepdims=True))
    return e / e.sum(axis, keepdims=True)
