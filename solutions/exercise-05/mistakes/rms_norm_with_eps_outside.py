"""rms_norm divides by np.linalg.norm plus eps: the norm is the root of the sum, not of the mean, and eps comes too
late for the root.

What is the norm of [1, 1, 1, 1], and what is its root mean square? What turns one into the other, and where
does eps go then?

Caught by: rms_worked_example rms_every_shape rms_eps
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / (np.linalg.norm(x, axis=-1, keepdims=True) + eps) * gamma
