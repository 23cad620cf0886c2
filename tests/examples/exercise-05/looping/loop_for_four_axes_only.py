"""Only arrays of four axes are taken apart.

Loops in: rms_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    if x.ndim > 3:
        return np.stack([rms_norm(part, gamma, eps) for part in x])
    return x / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps) * gamma
