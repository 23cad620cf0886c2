"""The mistake prints_and_returns_nothing, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(np.max(x, axis), axis))
    result = e / np.expand_dims(np.sum(e, axis), axis)
    return print("softmax:", result)
