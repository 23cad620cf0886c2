"""The mistake vector_becomes_a_matrix, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    axis = -1 if x.ndim == 1 else axis
    x = np.atleast_2d(x)
    e = np.exp(x - x.max(axis, keepdims=True))
    e /= e.sum(axis, keepdims=True)
    return e
