"""np.fromiter over all numbers.

Loops in: softmax
"""

import math

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    e = np.fromiter(map(math.exp, shifted.ravel()), float, shifted.size).reshape(x.shape)
    return e / e.sum(axis=axis, keepdims=True)
