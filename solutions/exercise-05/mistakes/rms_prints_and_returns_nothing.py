"""rms_norm prints its answer and returns nothing, which in Python means None.

What does a caller get from a function without return? Try `y = rms_norm(...)` and then `print(y)`.

Caught by: rms_worked_example rms_every_shape
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
    print(x / rms * gamma)
