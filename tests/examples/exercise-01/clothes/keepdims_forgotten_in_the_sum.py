"""The mistake keepdims_forgotten_in_the_sum, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(np.max(x, axis), axis))
    norm = np.add.reduce(e, axis)
    return np.true_divide(e, norm)
