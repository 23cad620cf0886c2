"""softmax sets weights below 1e-12 to 0, since they "are 0 anyway": but an entry that is 100 below the largest has a
weight, and only -inf means none at all.

Which entries may get exactly 0, says the statement? What would the logarithm of your weight be?

Caught by: positive
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    weights = weights / np.sum(weights, axis=axis, keepdims=True)
    weights[weights < 1e-12] = 0
    return weights
