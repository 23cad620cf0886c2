"""The mistake layer_default_eps_of_1e_12, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=None):
    if eps is None:
        eps = 10.0**-12
    d = x - np.mean(x, -1)[..., None]
    return d / np.sqrt(np.mean(d * d, -1)[..., None] + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
