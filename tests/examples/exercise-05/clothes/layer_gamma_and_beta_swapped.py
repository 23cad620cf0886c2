"""The mistake layer_gamma_and_beta_swapped, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1)[..., None]
    return gamma + np.multiply(beta, d / np.sqrt(np.mean(d * d, -1)[..., None] + eps))


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
