"""softmax subtracts the logarithm of the sum from the shifted entries and stops there: these are the logarithms of
the weights, all 0 or below.

Can a weight be negative? Which step turns a logarithm back into the number it belongs to?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    return shifted - np.log(np.sum(np.exp(shifted), axis=axis, keepdims=True))
