"""The mistake layer_squeezes, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1)[..., None]
    y = beta + gamma * d / (np.mean(d * d, -1)[..., None] + eps) ** 0.5
    return y.reshape([size for size in y.shape if size != 1])


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
