"""The mistake new_axis_always_at_the_end, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    top = np.expand_dims(np.max(x, axis), -1)
    e = np.exp(x - top)
    s = np.sum(e, axis)
    return e / s.reshape(s.shape + (1,))
