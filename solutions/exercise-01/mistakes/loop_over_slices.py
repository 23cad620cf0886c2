"""softmax takes the slices one by one, in a loop or with np.apply_along_axis: right numbers, but a call of Python
for every slice, where NumPy could work on all of them at once.

Which of your steps would not work on the whole array? What do max and sum need, to do it for all slices?

Caught by: no_loops
"""

import numpy as np


def one_slice(entries):
    powers = np.exp(entries - np.max(entries))
    return powers / np.sum(powers)


def softmax(x, axis=-1):
    return np.apply_along_axis(one_slice, axis, x)
