"""layer_norm adds eps to the standard deviation, sqrt(v) + eps, where it belongs to the variance, sqrt(v + eps).
With an eps of 1e-5 and rows of spread 1 you hardly see it.

Take v = 3.5 and eps = 0.5, as in the statement. What is the root of 4, and what is the root of 3.5, plus a
half?

Caught by: layer_worked_example layer_eps
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    std = np.std(x, axis=-1, keepdims=True)
    return (x - mean) / (std + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
