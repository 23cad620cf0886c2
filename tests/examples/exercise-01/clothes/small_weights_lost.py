"""The mistake small_weights_lost, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    z = x - np.expand_dims(np.max(x, axis), axis)
    e = 1.0 + np.expm1(z)
    return e / np.expand_dims(e.sum(axis), axis)
