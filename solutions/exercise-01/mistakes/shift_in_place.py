"""softmax shifts with x -= ..., which writes into the caller's array: the weights are right, but the input is not
what it was.

`x = x - m` makes a new array and calls it x. What does `x -= m` do, and whose array is it?

Caught by: leaves_input
"""

import numpy as np


def softmax(x, axis=-1):
    x -= np.max(x, axis=axis, keepdims=True)
    weights = np.exp(x)
    return weights / np.sum(weights, axis=axis, keepdims=True)
