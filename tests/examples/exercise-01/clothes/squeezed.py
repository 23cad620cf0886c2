"""The mistake squeezed, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(np.max(x, axis), axis))
    e = e / np.expand_dims(np.sum(e, axis), axis)
    return e.reshape([n for n in e.shape if n != 1])
