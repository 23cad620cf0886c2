"""rms_norm adds gamma, as if it were a beta, where it should multiply by it.

What should be left of a row if gamma is 0 everywhere? What is left of yours?

Caught by: rms_worked_example rms_gamma
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms + gamma
