"""Welford's running mean and variance, one column at a time.

Loops in: layer_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean, m2 = np.zeros(x.shape[:-1]), np.zeros(x.shape[:-1])
    for n, column in enumerate(np.moveaxis(x, -1, 0), 1):
        delta = column - mean
        mean = mean + delta / n
        m2 = m2 + delta * (column - mean)
    return (x - mean[..., None]) / np.sqrt(m2 / n + eps)[..., None] * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
