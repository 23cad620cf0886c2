"""Only rows with a large mean are walked over.

Loops in: layer_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    y = x.reshape(-1, x.shape[-1]).copy()
    mean = y.mean(-1)
    if np.abs(mean).max() > 5000:
        for i, m in enumerate(mean):
            y[i] -= m
    else:
        y -= mean[:, None]
    y = y.reshape(x.shape)
    return y / np.sqrt(np.mean(y * y, -1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
