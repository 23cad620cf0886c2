"""Reads gamma's memory as if it were contiguous: wrong on strided and reversed gammas."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    plain = np.lib.stride_tricks.as_strided(gamma, gamma.shape, (8,))
    return x / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps) * plain
