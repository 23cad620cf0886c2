"""rms_norm writes 1e-5 into the formula and never reads its parameter: right until somebody asks for another eps.

Search your function for the name eps. Where is it read?

Caught by: rms_worked_example rms_eps
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + 1e-5)
    return x / rms * gamma
