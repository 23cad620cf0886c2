"""The mistake axis_forgotten_in_the_maximum, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    rowmax = x.max(-1)
    e = np.exp(x - rowmax[..., None])
    return e / np.expand_dims(e.sum(axis), axis)
