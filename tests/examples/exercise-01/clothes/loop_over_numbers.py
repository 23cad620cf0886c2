"""The mistake loop_over_numbers, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(x.max(axis), axis))
    total = sum(np.moveaxis(e, axis, 0))
    return e / np.expand_dims(total, axis)
