"""The mistake nan_hidden, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x)
    w = e / np.expand_dims(e.sum(axis), axis)
    w[np.isnan(w)] = 0.0
    return w
