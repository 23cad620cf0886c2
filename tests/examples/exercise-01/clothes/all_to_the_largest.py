"""The mistake all_to_the_largest, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    top = np.expand_dims(np.amax(x, axis), axis)
    one = np.where(x < top, 0.0, 1.0)
    return one / np.expand_dims(np.count_nonzero(one, axis), axis)
