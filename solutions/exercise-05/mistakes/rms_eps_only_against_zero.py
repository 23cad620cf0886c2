"""rms_norm takes eps only where the mean square is smaller, max(q, eps), where the formula adds it to every row's.

With q = 3.5 and eps = 0.5 your root is that of 3.5. Which does the statement take?

Caught by: rms_worked_example rms_eps
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(x**2, axis=-1, keepdims=True)
    return x / np.sqrt(np.maximum(mean_square, eps)) * gamma
