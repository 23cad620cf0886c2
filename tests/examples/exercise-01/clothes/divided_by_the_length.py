"""The mistake divided_by_the_length, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(x.max(axis), axis))
    return e / np.expand_dims(np.sqrt((e * e).sum(axis)), axis)
