"""layer_norm multiplies by 1 + gamma, as models do that store the distance of gamma from 1. Here gamma is the
factor itself.

What should be left of a row if gamma is 0 everywhere?

Caught by: layer_worked_example layer_gamma_and_beta
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * (1 + gamma) + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
