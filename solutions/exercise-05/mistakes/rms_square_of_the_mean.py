"""rms_norm squares the mean, where it should take the mean of the squares: with entries of both signs almost
nothing is left.

Read the name backwards: square, mean, root. What does each way give for [3, -3]?

Caught by: rms_worked_example rms_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    return x / np.sqrt(mean**2 + eps) * gamma
