"""softmax keeps the axis for the sum, but not for the maximum: x and its maximum line up from the right, which is
mostly an error. In a square matrix it is none, and row i's maximum is taken from column i.

Print the shape of the maximum for x of (3, 4) and axis=1. Why did you give the sum what the maximum lacks?

Caught by: every_axis axis_by_keyword
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - x.max(axis=axis)
    weights = np.exp(shifted)
    return weights / weights.sum(axis=axis, keepdims=True)
