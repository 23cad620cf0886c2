"""The mistake standardised_first, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    z = x - np.expand_dims(x.mean(axis), axis)
    z = z / np.sqrt(np.expand_dims((z * z).mean(axis), axis))
    e = np.exp(z)
    return e / np.expand_dims(e.sum(axis), axis)
