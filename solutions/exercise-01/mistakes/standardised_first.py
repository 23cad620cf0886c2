"""softmax brings each slice to mean 0 and spread 1 before it takes the powers. Nothing overflows any more, but
a slice of small differences and one of large differences get the same weights.

Compare the weights of [1, 2, 3] and of [10, 20, 30]. Which of the two steps cancels in the formula, and which
does not?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    centred = x - np.mean(x, axis=axis, keepdims=True)
    weights = np.exp(centred / np.std(x, axis=axis, keepdims=True))
    return weights / np.sum(weights, axis=axis, keepdims=True)
