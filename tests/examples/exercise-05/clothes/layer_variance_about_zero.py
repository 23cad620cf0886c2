"""The mistake layer_variance_about_zero, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    v = np.average(np.multiply(x, x), axis=-1)[..., None]
    return np.add(gamma * d / np.sqrt(v + eps), beta)


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
