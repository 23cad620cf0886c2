"""softmax shifts the entries for the powers above the line, but adds up the powers of the unshifted ones below it:
the shift does not cancel, and the weights do not sum to 1.

Which exponents stand above the line, and which below? Why does subtracting a number change nothing, in the formula?

Caught by: worked_example every_axis positive
"""

import numpy as np


def softmax(x, axis=-1):
    shifted = x - np.max(x, axis=axis, keepdims=True)
    return np.exp(shifted) / np.sum(np.exp(x), axis=axis, keepdims=True)
