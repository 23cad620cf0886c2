"""The mistake rms_divided_by_the_deviation, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    return np.multiply(x, gamma) / (np.mean(d * d, -1)[..., None] + eps) ** 0.5
