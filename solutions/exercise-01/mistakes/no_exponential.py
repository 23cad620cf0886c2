"""softmax divides the entries by their sum, without taking powers: shares, not a softmax. A negative entry gets a
negative weight, and a sum of 0 gives inf or NaN.

What are the weights of [-1, 0, 2]? And are those of [1, 2] and [1001, 1002] the same, as they should be?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    return x / np.sum(x, axis=axis, keepdims=True)
