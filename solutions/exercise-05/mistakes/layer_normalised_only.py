"""layer_norm stops after the division: neither gamma nor beta is used.

The statement's row is [-1, -0.5, 0, 1.5] when it is normalised. Which two steps are left?

Caught by: layer_worked_example layer_gamma_and_beta
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps)


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
