"""The mistake always_axis_0, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    axis = 0
    top = np.amax(x, axis=axis, keepdims=True)
    unnormalised = np.exp(np.asarray(x, dtype=float) - top)
    norm = np.sum(unnormalised, axis=axis, keepdims=True)
    return unnormalised / norm
