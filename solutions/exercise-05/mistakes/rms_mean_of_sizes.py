"""rms_norm divides by the mean of the absolute values. That is a size of the row, too, but not the one with
squares and a root.

For [1, 7], compare the mean of the sizes with the root of the mean of the squares.

Caught by: rms_worked_example rms_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    size = np.mean(np.abs(x), axis=-1, keepdims=True)
    return x / (size + eps) * gamma
