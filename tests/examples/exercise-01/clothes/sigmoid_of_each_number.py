"""The mistake sigmoid_of_each_number, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(-np.abs(x))
    return np.where(x >= 0, 1.0, e) / (1.0 + e)
