"""A for over x.flat.

Loops in: rms_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    squares = np.empty(x.size)
    for i, number in enumerate(x.flat):
        squares[i] = number * number
    q = squares.reshape(x.shape).mean(-1, keepdims=True)
    return x / np.sqrt(q + eps) * gamma
