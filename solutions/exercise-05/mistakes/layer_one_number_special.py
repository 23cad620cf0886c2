"""layer_norm hands a row of one number back scaled and shifted, as if there were nothing to normalise. By the
formula its distance from its mean is 0.

What is the mean of [7], and how far is 7 from it? What does the statement say about D = 1?

Caught by: layer_equal_entries layer_every_shape
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.shape[-1] == 1:
        return x * gamma + beta
    mean = np.mean(x, axis=-1, keepdims=True)
    var = np.var(x, axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
