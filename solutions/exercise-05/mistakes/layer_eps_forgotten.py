"""layer_norm never uses eps: a row of equal entries is divided by 0 and becomes nan.

Which rows have a variance of 0? Try [5, 5, 5, 5], and any row with D = 1.

Caught by: layer_equal_entries layer_eps
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    std = np.std(x, axis=-1, keepdims=True)
    return (x - mean) / std * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
