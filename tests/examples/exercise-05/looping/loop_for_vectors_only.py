"""Only a single row is taken number by number.

Loops in: layer_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.ndim == 1:
        m = sum([float(v) for v in x]) / len(x)
    else:
        m = x.mean(-1, keepdims=True)
    d = x - m
    return d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
