"""softmax puts its own weights through a softmax once more: numbers between 0 and 1 hardly differ, so that all
weights end up nearly the same.

Count how often exp is applied to an entry on its way. How often does the formula?

Caught by: worked_example every_axis
"""

import numpy as np


def once(x, axis):
    weights = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return weights / np.sum(weights, axis=axis, keepdims=True)


def softmax(x, axis=-1):
    return once(once(x, axis), axis)
