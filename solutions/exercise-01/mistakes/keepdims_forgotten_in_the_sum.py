"""softmax keeps the axis for the maximum, but not for the sum: the powers and their sums line up from the right,
which is mostly an error. In a square matrix it is none, and the rows are divided by each other's sums.

Print the shapes of the powers and of their sum for x of (3, 4) and axis=1. Which of the two axes is missing?

Caught by: every_axis axis_by_keyword
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - x.max(axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / weights.sum(axis=axis)
