"""softmax adds the maximum where it should subtract it: with small entries nobody notices, since the shift cancels
whatever it is, but large ones become twice as large.

What is the largest exponent after your shift, for [1001, 1002, 1003]?

Caught by: large_entries
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x + np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
