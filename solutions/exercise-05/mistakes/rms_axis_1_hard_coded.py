"""rms_norm works along axis=1. In a matrix that is the last axis; a vector has no axis 1, and with more axes it is
one between.

Which number means the last axis, however many there are?

Caught by: rms_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=1, keepdims=True) + eps)
    return x / rms * gamma
