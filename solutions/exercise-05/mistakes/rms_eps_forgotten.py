"""rms_norm never uses eps: a row of zeros is divided by 0 and becomes nan.

What does your function give for [0, 0, 0]? What does eps do there?

Caught by: rms_eps rms_keeps_the_level
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True))
    return x / rms * gamma
