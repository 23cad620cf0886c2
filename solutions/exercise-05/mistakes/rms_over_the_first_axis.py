"""rms_norm takes the mean over axis 0: each number is compared with the same place in the other rows.

Along which axis do the D numbers of a token lie? What would be left of a batch that holds a single row?

Caught by: rms_worked_example rms_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=0, keepdims=True) + eps)
    return x / rms * gamma
