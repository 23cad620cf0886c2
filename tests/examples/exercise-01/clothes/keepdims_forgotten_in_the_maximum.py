"""The mistake keepdims_forgotten_in_the_maximum, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    largest = np.amax(x, axis)
    e = np.exp(x - largest)
    return e / np.expand_dims(np.sum(e, axis), axis)
