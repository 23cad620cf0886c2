"""softmax knows two cases: axis 0, and "the other one", for which it takes the last. In arrays of three and
four axes the axes between are taken for the last, and so is -2 in a matrix.

How many cases would you need for four axes, counted from both ends? What does NumPy do with the number in
axis, if you hand it on as it is?

Caught by: every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    if axis == 0:
        weights = np.exp(x - x.max(axis=0, keepdims=True))
        return weights / weights.sum(axis=0, keepdims=True)
    weights = np.exp(x - x.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True)
