"""softmax returns .tolist(), a list of floats, not an array: whoever multiplies it with the values next cannot ask
for its shape.

What does the statement say about what comes back? What would [0.1, 0.9] * 2 be, for a list?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return (weights / np.sum(weights, axis=axis, keepdims=True)).tolist()
