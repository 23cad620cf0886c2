"""Adds up the mean column by column; the rest goes without a loop.

Loops in: layer_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    total = 0.0
    for i in range(x.shape[-1]):
        total = total + x[..., i]
    d = x - (total / x.shape[-1])[..., None]
    return d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
