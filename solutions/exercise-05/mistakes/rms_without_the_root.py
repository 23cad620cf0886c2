"""rms_norm divides by the mean square and takes no root: a row of size 10 comes out ten times too small.

What does the R in RMS stand for? Multiply a row by 10 and call again: by how much should the answer change?

Caught by: rms_worked_example rms_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(x**2, axis=-1, keepdims=True)
    return x / (mean_square + eps) * gamma
