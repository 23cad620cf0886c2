"""Each call adds a little more than the one before."""

import numpy as np


calls = [0]


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    y = d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta
    calls[0] += 1
    return y * (1 + 1e-6 * calls[0])


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
