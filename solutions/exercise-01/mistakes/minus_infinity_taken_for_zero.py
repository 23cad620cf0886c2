"""softmax replaces every -inf by 0 before it begins, as one cleans up missing data: an entry of 0 is an ordinary
one, with an ordinary weight, and often the largest.

Which number would have to stand for "not at all", if exp of it shall be 0? Is it not there already?

Caught by: minus_infinity
"""

import numpy as np


def softmax(x, axis=-1):
    x = np.where(np.isinf(x), 0, x)
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
