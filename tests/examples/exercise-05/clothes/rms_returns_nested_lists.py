"""The mistake rms_returns_nested_lists, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    y = gamma * (x / (np.mean(x * x, -1)[..., None] + eps) ** 0.5)
    return np.ndarray.tolist(y)
