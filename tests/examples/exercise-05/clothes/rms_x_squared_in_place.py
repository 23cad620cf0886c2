"""The mistake rms_x_squared_in_place, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    np.square(x, out=x)
    return gamma * x / (np.average(x, axis=-1)[..., None] + eps) ** 0.5
