"""The mistake sign_turned, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = 1.0 / np.exp(x - np.expand_dims(x.max(axis), axis))
    return e / np.expand_dims(e.sum(axis), axis)
