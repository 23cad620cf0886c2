"""The mistake shift_in_place, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    np.subtract(x, np.expand_dims(x.max(axis), axis), out=x)
    e = np.exp(x)
    e /= np.expand_dims(e.sum(axis), axis)
    return e
