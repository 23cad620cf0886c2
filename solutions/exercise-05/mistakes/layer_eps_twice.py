"""layer_norm adds eps to the variance and then once more to the root: sqrt(v + eps) + eps.

How often does eps stand in the formula? What is left to protect from 0, once it is inside the root?

Caught by: layer_worked_example layer_eps
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / (np.sqrt(var + eps) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
