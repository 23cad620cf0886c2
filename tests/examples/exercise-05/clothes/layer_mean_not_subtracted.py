"""The mistake layer_mean_not_subtracted, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - np.mean(x, -1)[..., None]
    return x * gamma / (np.mean(d * d, -1, keepdims=True) + eps) ** 0.5 + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
