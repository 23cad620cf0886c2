"""The mistake rms_axis_1_hard_coded, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    q = np.expand_dims(np.mean(np.square(x), 1), 1)
    return gamma * x / (q + eps) ** 0.5
