"""Flattens in memory order and comes back in C order: wrong on transposed views."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    z = x.ravel(order="K").reshape(x.shape)
    d = z - z.mean(-1, keepdims=True)
    return d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
