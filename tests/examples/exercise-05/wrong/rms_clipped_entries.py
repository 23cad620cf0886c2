"""Entries beyond 100 are cut off."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    z = np.clip(x, -100, 100)
    return z / np.sqrt(np.mean(z * z, -1, keepdims=True) + eps) * gamma
