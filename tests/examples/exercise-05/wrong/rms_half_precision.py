"""The squares are kept in float16."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    q = np.mean(np.square(x.astype(np.float16)), -1, keepdims=True)
    return x / np.sqrt(q + eps) * gamma
