"""softmax has axis=0 as its default: a call without an axis makes the columns sum to 1, where the statement
means the last axis.

Compare your def line with the one in the statement. What may you change in it, and what not?

Caught by: axis_by_keyword
"""

import numpy as np


def softmax(x, axis=0):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
