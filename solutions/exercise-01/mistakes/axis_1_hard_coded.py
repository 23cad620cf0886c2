"""softmax has axis=1 written into it, as for a matrix of rows. A vector has no axis 1, and in an array of three
axes it is the middle one.

What are the numbers of the last axis in arrays of one, two and three axes? Which number means "the last" in all
of them, and which variable of yours should stand there?

Caught by: every_axis axis_by_keyword
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=1, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=1, keepdims=True)
