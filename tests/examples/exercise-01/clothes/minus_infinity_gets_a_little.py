"""The mistake minus_infinity_gets_a_little, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    z = np.exp(x - np.expand_dims(np.max(x, axis), axis))
    z = np.maximum(z, 1e-30)
    return z / np.expand_dims(z.sum(axis), axis)
