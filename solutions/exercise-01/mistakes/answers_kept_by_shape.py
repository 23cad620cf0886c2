"""softmax remembers its answers by shape and axis, and hands out the old one for the next x of that shape, whatever
numbers are in it.

Does the answer depend on nothing but the shape? What else would have to be part of the key?

Caught by: values
"""

import numpy as np

KNOWN = {}


def softmax(x, axis=-1):
    key = x.shape, axis
    if key not in KNOWN:
        weights = np.exp(x - np.max(x, axis=axis, keepdims=True))
        KNOWN[key] = weights / np.sum(weights, axis=axis, keepdims=True)
    return KNOWN[key]
