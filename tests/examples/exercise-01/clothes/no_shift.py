"""The mistake no_shift, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.e ** x.astype(float)
    total = e.sum(axis)
    return np.divide(e, np.expand_dims(total, axis))
