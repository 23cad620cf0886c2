"""The mistake one_added_to_the_sum, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(x.max(axis), axis))
    return e / np.expand_dims(np.sum(e, axis, initial=1.0), axis)
