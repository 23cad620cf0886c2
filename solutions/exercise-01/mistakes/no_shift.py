"""softmax takes e to the entries as they are: from about 709.8 on the power overflows to inf, and inf / inf
is NaN. Far below zero all powers are 0, and so is their sum: 0 / 0 is NaN as well.

Which number may you subtract from all entries of a slice without changing a single weight? Which choice of
it keeps every exponent at 0 or below?

Caught by: large_entries
"""

import numpy as np


def softmax(x, axis=-1):
    powers = np.exp(x)
    return powers / np.sum(powers, axis=axis, keepdims=True)
