"""A variance below 1 counts as 1."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    v = np.maximum(np.mean(d * d, -1, keepdims=True), 1.0)
    return d / np.sqrt(v + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
