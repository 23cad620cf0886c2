"""rms_norm turns gamma into a column, so that it scales rows, not the numbers within a row: an error, except where
there are as many rows as numbers.

Along which axis of x do the D entries of gamma belong? How does NumPy line up (3, 4) and (4,), if you leave
them as they are?

Caught by: rms_worked_example rms_every_shape rms_gamma
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma[:, None]
