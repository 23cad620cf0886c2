"""The mistake keepdims_forgotten, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    z = np.exp(np.subtract(x, np.maximum.reduce(x, axis)))
    z = np.divide(z, np.add.reduce(z, axis))
    return z
