"""softmax stops after the powers and never divides by their sum: the largest entry of each slice gets 1, and the
sum is more than that.

Add up your answer along axis. What should be there?

Caught by: worked_example positive
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights
