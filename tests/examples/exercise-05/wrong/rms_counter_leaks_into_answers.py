"""Each call adds a little more than the one before."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


calls = [0]


def rms_norm(x, gamma, eps=1e-5):
    y = x / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps) * gamma
    calls[0] += 1
    return y + 1e-6 * calls[0]
