"""The mistake minus_infinity_taken_for_zero, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    z = np.nan_to_num(x, neginf=0.0)
    e = np.exp(z - np.expand_dims(z.max(axis), axis))
    return e / np.expand_dims(e.sum(axis), axis)
