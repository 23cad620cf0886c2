"""softmax makes whole numbers of its weights where x holds whole numbers, be it by an array made like x, by
astype(x.dtype) or by //: every weight below 1 is cut off to 0.

Which dtype has np.zeros_like(x) for an x of integers? Can a number between 0 and 1 be stored in it?

Caught by: integers
"""

import numpy as np


def softmax(x, axis=-1):
    weights = np.zeros_like(x)
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    weights[...] = e / e.sum(axis=axis, keepdims=True)
    return weights
