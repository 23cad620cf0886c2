"""softmax has axis=1 as its default, which is the last axis of a matrix, but not of a vector, where it is an
error, nor of arrays with three or four axes.

Compare your def line with the one in the statement: from which end does its number count?

Caught by: axis_by_keyword
"""

import numpy as np


def softmax(x, axis=1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
