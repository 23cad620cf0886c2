"""The mistake rms_one_number_becomes_its_sign, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    y = gamma * (x / (np.mean(x * x, -1)[..., None] + eps) ** 0.5)
    if len(gamma) == 1:
        y = np.where(x > 0, gamma, np.where(x < 0, -gamma, 0.0))
    return y
