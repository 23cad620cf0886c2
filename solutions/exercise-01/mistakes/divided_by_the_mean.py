"""softmax divides the powers by their mean, not by their sum: the weights of a slice of n numbers sum to n.

Add up your answer along axis for a slice of five numbers. By which factor is it too large?

Caught by: worked_example every_axis positive
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.mean(weights, axis=axis, keepdims=True)
