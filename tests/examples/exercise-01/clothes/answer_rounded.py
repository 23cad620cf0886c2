"""The mistake answer_rounded, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.expand_dims(np.max(x, axis), axis))
    e = e / np.expand_dims(np.sum(e, axis), axis)
    return np.rint(e * 10_000) / 10_000
