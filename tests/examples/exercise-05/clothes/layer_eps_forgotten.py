"""The mistake layer_eps_forgotten, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - np.mean(x, -1)[..., np.newaxis]
    root = np.var(x, axis=-1, keepdims=True) ** 0.5
    return np.add(np.multiply(np.true_divide(d, root), gamma), beta)


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
