"""layer_norm takes the mean over axis 0: each number is compared with the same place in the other rows. That is
batch norm.

Along which axis do the D numbers of a token lie? What would be left of a batch that holds a single row?

Caught by: layer_worked_example layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=0, keepdims=True)
    var = np.var(x, axis=0, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
