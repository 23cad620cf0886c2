"""The mistake axis_forgotten_in_the_sum, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(np.max(x, axis), axis))
    return e / e.sum(x.ndim - 1)[..., None]
