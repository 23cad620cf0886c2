"""layer_norm divides by v + eps and takes no root: rows of a spread of 10 come out ten times too small.

Multiply a row by 10 and call again. By how much should the answer change, by how much does yours?

Caught by: layer_worked_example layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / (var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
