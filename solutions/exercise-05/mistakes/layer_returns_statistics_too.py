"""layer_norm returns the answer together with the mean and the variance, as a backward pass would want them. The
caller unpacks nothing here.

What does the statement say about what comes back? What would x + layer_norm(...) be?

Caught by: layer_worked_example layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta, mean, var


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
