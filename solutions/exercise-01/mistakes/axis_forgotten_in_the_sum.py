"""softmax takes the maximum along axis, but the sum always along the last: for every other axis the shift no
longer cancels, and nothing sums to 1 where it should.

Numerator and denominator lose the same factor only if both were shifted by the same number. Along which axis is
the shift the same?

Caught by: every_axis worked_example
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=-1, keepdims=True)
