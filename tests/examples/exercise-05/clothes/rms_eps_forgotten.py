"""The mistake rms_eps_forgotten, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    q = np.mean(x * x, -1)[..., None]
    return np.multiply(gamma, np.true_divide(x, q**0.5))
