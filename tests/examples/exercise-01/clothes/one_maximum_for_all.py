"""The mistake one_maximum_for_all, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    top = x.ravel().max()
    numerator = np.exp(np.subtract(x, top))
    denominator = np.add.reduce(numerator, axis, keepdims=True)
    return numerator / denominator
