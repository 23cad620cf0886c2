"""softmax subtracts the mean of each slice instead of its largest entry: that cancels just as well, but an entry
may lie thousands above the mean, and exp still overflows. And the mean of a slice with -inf in it is -inf.

After which shift is no exponent above 0, whatever the entries are?

Caught by: large_entries minus_infinity
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.mean(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
