"""The mean of x times its distance, which loses digits far from zero."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    v = np.mean(x * x - x.mean(-1, keepdims=True) * x, -1, keepdims=True)
    return d / np.sqrt(np.abs(v) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
