"""layer_norm takes eps only where the variance is smaller, max(v, eps), where the formula adds it to every row's
variance.

With v = 3.5 and eps = 0.5 your root is that of 3.5. Which does the statement take?

Caught by: layer_worked_example layer_eps
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(np.maximum(var, eps)) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
