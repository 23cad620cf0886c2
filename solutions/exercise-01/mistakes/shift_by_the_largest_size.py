"""softmax subtracts the largest absolute value of each slice. If the entries are all far below zero, that is the
smallest one with its sign turned: the shift makes them twice as small, and all powers are 0.

For a slice of [-10000, -10001], which number do you subtract, and what is left? What should the largest exponent be?

Caught by: large_entries
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(np.abs(x), axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
