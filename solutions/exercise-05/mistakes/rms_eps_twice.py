"""rms_norm adds eps to the mean square and then once more to the root: sqrt(q + eps) + eps.

How often does eps stand in the formula? What is left to protect from 0, once it is inside the root?

Caught by: rms_worked_example rms_eps
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / (rms + eps) * gamma
