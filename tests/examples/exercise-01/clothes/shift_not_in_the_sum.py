"""The mistake shift_not_in_the_sum, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    top = np.expand_dims(x.max(axis), axis)
    below = np.expand_dims(np.add.reduce(np.exp(x), axis), axis)
    return np.exp(x - top) / below
