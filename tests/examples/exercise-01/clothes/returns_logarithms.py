"""The mistake returns_logarithms, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    normaliser = np.logaddexp.reduce(x, axis=axis)
    return x - np.expand_dims(normaliser, axis)
