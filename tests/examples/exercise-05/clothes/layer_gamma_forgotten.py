"""The mistake layer_gamma_forgotten, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1)[..., None]
    return np.add(d / (np.mean(d * d, -1)[..., None] + eps) ** 0.5, beta)


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
