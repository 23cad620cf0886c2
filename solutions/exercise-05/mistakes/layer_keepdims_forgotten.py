"""layer_norm takes the mean and the variance without keepdims, so that both have an axis less than x. NumPy lines
shapes up from the right: mostly an error, and in a square matrix silently the wrong row's numbers.

Write down the shapes of x and of its mean, for x of (3, 4), one below the other and flush right. What would the
second have to be?

Caught by: layer_worked_example layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1)
    var = np.var(x, axis=-1)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
