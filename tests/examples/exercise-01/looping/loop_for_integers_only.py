"""Integers are turned into floats one by one.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    if x.dtype.kind == "i":
        x = np.array([float(number) for number in x.ravel()]).reshape(x.shape)
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    return e / np.sum(e, axis=axis, keepdims=True)
