"""The mistake not_normalised, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    z = np.array(x, dtype=float)
    z -= np.expand_dims(z.max(axis), axis)
    np.exp(z, out=z)
    return z
