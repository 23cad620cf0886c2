"""softmax loses its smallest weights: they are cut off as "0 anyway", or drowned by rounding in a detour such as
1 minus all the others. But an entry that is 100 below the largest does have a weight.

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
