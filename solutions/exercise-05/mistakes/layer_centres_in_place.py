"""layer_norm subtracts with x -= ..., which writes into the caller's array: the answer is right, but the input is
not what it was. In a transformer x is needed again, for the residual.

`x = x - m` makes a new array and calls it x. What does `x -= m` do, and whose array is it?

Caught by: layer_leaves_inputs
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x -= np.mean(x, axis=-1, keepdims=True)
    var = np.mean(x**2, axis=-1, keepdims=True)
    return x / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
