"""Only with an eps that is not the default.

Loops in: rms_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    if eps != 1e-5:
        rows = x.reshape(-1, x.shape[-1])
        return np.array([row / np.sqrt(row @ row / row.size + eps) * gamma for row in rows]).reshape(x.shape)
    return x / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps) * gamma
