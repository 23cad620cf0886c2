"""The mistake no_exponential, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    total = np.add.reduce(x, axis)
    return np.true_divide(x, np.expand_dims(total, axis))
