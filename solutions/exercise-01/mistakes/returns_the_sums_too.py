"""softmax returns a pair, the weights and their sums: the one who called wants to multiply the weights with
something, and gets a tuple.

What does the statement say that comes back? If you want to see the sums yourself, where could you look at them
instead?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    sums = np.sum(weights, axis=axis, keepdims=True)
    return weights / sums, sums
