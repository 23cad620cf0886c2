"""layer_norm multiplies x by gamma first and normalises the product: the normalising takes most of the scale away
again.

Call with gamma = [1, 1, 1, 1] and with [10, 10, 10, 10]. By how much does your answer grow?

Caught by: layer_worked_example layer_gamma_and_beta
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    x = x * gamma
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
