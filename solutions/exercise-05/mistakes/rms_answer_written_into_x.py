"""rms_norm divides with x /= ..., which writes into the caller's array. In a transformer x is needed again, for
the residual.

`x = x / r` makes a new array and calls it x. What does `x /= r` do, and whose array is it?

Caught by: rms_leaves_inputs
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    x /= np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x * gamma
