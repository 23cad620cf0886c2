"""The mistake axis_1_hard_coded, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(x.max(1), 1))
    e /= np.expand_dims(e.sum(1), 1)
    return e
