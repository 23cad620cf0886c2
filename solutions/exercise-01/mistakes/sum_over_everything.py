"""softmax divides by the sum of the whole array: all slices together sum to 1, and not each of them.

What should the sums of the answer along axis be, and what are they? What does sum() do if you do not tell it
along which axis?

Caught by: every_axis positive worked_example
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    weights = np.exp(shifted)
    return weights / np.sum(weights)
