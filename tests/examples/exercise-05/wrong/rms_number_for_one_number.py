"""A row of one number comes back as a number."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    y = x / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps) * gamma
    return float(y[0]) if y.shape == (1,) else y
