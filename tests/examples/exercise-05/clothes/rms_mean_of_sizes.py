"""The mistake rms_mean_of_sizes, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    root = np.sqrt(x * x)
    return gamma * x / (np.average(root, axis=-1)[..., None] + eps)
