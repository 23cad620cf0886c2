"""rms_norm turns everything into float32, as deep-learning libraries do: about 7 digits are left, and each step
may cost a little of the last.

How many digits has each of the two float types? How many does the statement compare?

Caught by: rms_values
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    x, gamma = x.astype(np.float32), gamma.astype(np.float32)
    return x / np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps) * gamma
