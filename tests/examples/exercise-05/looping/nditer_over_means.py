"""np.nditer over the means.

Loops in: layer_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(-1, keepdims=True)
    y = x.reshape(-1, x.shape[-1]).copy()
    for i, m in enumerate(np.nditer(mean, order="C")):
        y[i] -= m
    y = y.reshape(x.shape)
    return y / np.sqrt(np.mean(y * y, -1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
