"""softmax always works along the last axis, whatever axis says: the parameter is there, but nothing reads it.

Search your function for the word axis. With axis=0 and a matrix, which numbers should sum to 1: those of a
row, or those of a column? Which do?

Caught by: every_axis axis_by_keyword worked_example
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=-1, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=-1, keepdims=True)
