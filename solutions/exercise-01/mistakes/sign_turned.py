"""softmax subtracts the entries from the maximum, not the maximum from the entries: the exponents have the wrong
sign, and the smallest entry gets the largest weight.

Which entry of [1, 2, 3] should weigh most, and which does? What are your three exponents?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = np.max(x, axis=axis, keepdims=True) - x
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
