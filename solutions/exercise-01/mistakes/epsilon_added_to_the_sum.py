"""softmax adds 1e-6 to the sum it divides by, against a division by zero: the weights no longer quite sum to 1,
and each is off in the sixth or seventh digit.

Once the largest exponent of a slice is 0, how large is the sum of its powers at least? Can it be zero?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / (np.sum(weights, axis=axis, keepdims=True) + 1e-6)
