"""softmax keeps its exponents from falling too low, or its weights from becoming 0: an entry of -inf gets a tiny
weight, where it should get none at all.

What is np.exp(-np.inf)? Is there anything that needs protecting, once the largest exponent of each slice is 0?

Caught by: minus_infinity
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(np.clip(shifted, -700, 0))
    return weights / np.sum(weights, axis=axis, keepdims=True)
