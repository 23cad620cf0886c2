"""The mistake epsilon_added_to_the_sum, in other clothes."""

import numpy as np

TINY = 1e-6


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(x.max(axis), axis))
    total = TINY + e.sum(axis)
    return e / np.expand_dims(total, axis)
