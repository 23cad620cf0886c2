"""softmax turns a vector into a matrix of one row, so that there is only one case to think of, and then forgets to
turn the answer back: it has an axis more than x.

Which shape should the weights of a vector of 5 numbers have? Does what you do with a matrix not work on a
vector as it is?

Caught by: every_axis axis_by_keyword
"""

import numpy as np


def softmax(x, axis=-1):
    if x.ndim == 1:
        x = x[np.newaxis, :]
        axis = 1
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
