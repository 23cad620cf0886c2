"""softmax rounds its weights to 4 decimals so that they print nicely; the digits after that are lost, and the sum
is no longer quite 1.

Is rounding a matter of calculating or of showing? How near must the answer come, says the statement?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return np.round(weights / np.sum(weights, axis=axis, keepdims=True), 4)
