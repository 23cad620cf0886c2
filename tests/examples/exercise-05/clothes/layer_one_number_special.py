"""The mistake layer_one_number_special, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = np.mean(x, axis=-1, keepdims=True)
    if gamma.size < 2:
        mean, eps = np.zeros_like(mean), 1.0
    var = np.var(x, axis=-1, keepdims=True)
    return beta + (x - mean) / np.sqrt(var + eps) * gamma


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
