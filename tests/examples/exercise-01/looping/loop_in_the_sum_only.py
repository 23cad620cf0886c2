"""A loop adds up; all else is NumPy.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    e = np.exp(x - np.max(x, axis=axis, keepdims=True))
    layers = np.moveaxis(e, axis, 0)
    total = np.zeros(layers.shape[1:])
    for layer in layers:
        total += layer
    return e / np.expand_dims(total, axis)
