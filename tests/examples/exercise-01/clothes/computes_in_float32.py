"""The mistake computes_in_float32, in other clothes."""

import numpy as np


def softmax(x, axis=-1):
    z = np.asarray(x, dtype="f4")
    e = np.exp(z - np.expand_dims(z.max(axis), axis))
    return e / np.expand_dims(e.sum(axis), axis)
