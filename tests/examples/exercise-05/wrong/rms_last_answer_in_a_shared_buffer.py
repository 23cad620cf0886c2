"""Scales the buffer again that it handed out before."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


LAST = {}


def rms_norm(x, gamma, eps=1e-5):
    y = x / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps) * gamma
    old = LAST.get(y.shape)
    LAST[y.shape] = y
    return y if old is None else (y + old) / 2
