"""rms_norm prints its answer and returns nothing, which in Python means None.

What does a caller get from a function without return? Try `y = rms_norm(...)` and then `print(y)`.

Caught by: rms_worked_example rms_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    print(x / rms * gamma)
