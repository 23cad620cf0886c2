"""layer_norm prints its answer and returns nothing, which in Python means None.

What does a caller get from a function without return? Try `y = layer_norm(...)` and then `print(y)`.

Caught by: layer_worked_example layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    print((x - mean) / np.sqrt(var + eps) * gamma + beta)


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
