"""Only the first half of the row counts, as in pRMSNorm."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.mean(x, axis=-1, keepdims=True)
    centred = x - mu
    var = np.mean(centred * centred, axis=-1, keepdims=True)
    x_hat = centred / np.sqrt(var + eps)
    return gamma * x_hat + beta


def rms_norm(x, gamma, eps=1e-5):
    y = x / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps) * gamma
    h = max(1, x.shape[-1] // 2)
    return x / np.sqrt(np.mean(x[..., :h] ** 2, -1, keepdims=True) + eps) * gamma
