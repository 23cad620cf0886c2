"""rms_norm multiplies x by gamma first and normalises the product: the normalising takes most of the scale away
again.

Call with gamma = [1, 1, 1, 1] and with [10, 10, 10, 10]. By how much does your answer grow?

Caught by: rms_worked_example rms_gamma
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    x = x * gamma
    return x / np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
