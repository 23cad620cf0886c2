"""The mistake entries_clipped, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    bounded = np.minimum(np.maximum(x, -500.0), 500.0)
    e = np.exp(bounded)
    return e / np.expand_dims(e.sum(axis), axis)
