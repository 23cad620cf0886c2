"""A loop finds the maximum; all else is NumPy.

Loops in: softmax
"""

import numpy as np


def softmax(x, axis=-1):
    layers = np.moveaxis(x, axis, 0)
    top = layers[0]
    for j in range(1, len(layers)):
        top = np.maximum(top, layers[j])
    e = np.exp(x - np.expand_dims(top, axis))
    return e / e.sum(axis=axis, keepdims=True)
