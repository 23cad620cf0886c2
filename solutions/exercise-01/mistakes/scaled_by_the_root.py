"""softmax divides the entries by the root of their number before it takes the powers, as attention does with its
scores: but that is attention's affair, and the softmax has no scale of its own.

Is there a root in the formula of the statement? Who should scale the scores, if each does it only once?

Caught by: worked_example every_axis
"""

import numpy as np


def softmax(x, axis=-1):
    scaled = x / np.sqrt(x.shape[axis])
    shifted = scaled - np.max(scaled, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights, axis=axis, keepdims=True)
