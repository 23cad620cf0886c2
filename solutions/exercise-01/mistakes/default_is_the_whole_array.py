"""softmax takes axis=None as its default, and NumPy reads None as "over everything": without an axis all
numbers of the array together sum to 1, not those of each slice.

How many ones should the sums of a (2, 3) array along its last axis be? How many do you get?

Caught by: axis_by_keyword
"""

import numpy as np


def softmax(x, axis=None):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
