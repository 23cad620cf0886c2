"""The mistake powers_capped, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.minimum(np.exp(x), np.finfo(float).max)
    return e / np.expand_dims(e.sum(axis), axis)
