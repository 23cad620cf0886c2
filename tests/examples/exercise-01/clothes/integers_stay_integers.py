"""The mistake integers_stay_integers, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(np.max(x, axis), axis))
    e = e / np.expand_dims(np.sum(e, axis), axis)
    return e.astype(x.dtype)
