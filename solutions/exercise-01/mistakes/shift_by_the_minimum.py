"""softmax subtracts the smallest entry of each slice: the smallest exponent is 0, and all others are above it.
From 709.8 above the smallest, exp overflows.

Which exponents are dangerous, large positive or large negative ones? What does e to the -1000 give, and what
e to the 1000?

Caught by: large_entries minus_infinity
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.min(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
