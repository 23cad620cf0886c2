"""rms_norm multiplies by 1 + gamma, as Gemma does, which stores the distance of gamma from 1. Here gamma is the
factor itself.

What should be left of a row if gamma is 0 everywhere?

Caught by: rms_worked_example rms_gamma
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * (1 + gamma)
