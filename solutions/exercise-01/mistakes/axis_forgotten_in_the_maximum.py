"""softmax takes the sum along axis, but the maximum always along the last one: for every other axis the entries
of one slice are shifted by different numbers, and their differences are lost.

Take a column of two equal numbers in a matrix whose rows have different maxima. What should their weights be,
and what are they?

Caught by: every_axis worked_example
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=-1, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
