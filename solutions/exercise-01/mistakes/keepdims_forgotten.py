"""softmax takes the maximum and the sum without keepdims, so that both have an axis less than x. NumPy lines
shapes up from the right: mostly an error, and in a square matrix silently the wrong row's numbers.

Write down the shapes of x and of its maximum, for x of (3, 4) and axis=1, one below the other and flush right.
What would the second have to be?

Caught by: every_axis axis_by_keyword
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis)
