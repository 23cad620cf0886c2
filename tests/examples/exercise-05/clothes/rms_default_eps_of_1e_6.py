"""The mistake rms_default_eps_of_1e_6, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=None):
    eps = 0.000001 if eps is None else eps
    return gamma * (x / np.sqrt(np.mean(x * x, -1)[..., None] + eps))
