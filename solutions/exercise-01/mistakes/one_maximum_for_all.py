"""softmax subtracts one maximum, that of the whole array. Nothing overflows any more, but a slice that lies 800
below that maximum consists of zeros after exp, and 0 / 0 is NaN.

Each slice is a softmax of its own. What would be the safest number for each slice to subtract, and how many
such numbers are there in an array of (2, 3, 4) with axis=1?

Caught by: slices_far_apart
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
