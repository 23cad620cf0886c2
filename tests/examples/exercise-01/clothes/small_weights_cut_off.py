"""The mistake small_weights_cut_off, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    z = x - np.expand_dims(np.max(x, axis), axis)
    e = np.where(z > -27.7, np.exp(z), 0.0)
    return e / np.expand_dims(e.sum(axis), axis)
