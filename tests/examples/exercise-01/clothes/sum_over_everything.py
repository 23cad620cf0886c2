"""The mistake sum_over_everything, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    w = np.exp(x - np.expand_dims(x.max(axis), axis))
    w *= 1.0 / w.ravel().sum()
    return w
