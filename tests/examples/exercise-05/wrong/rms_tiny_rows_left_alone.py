"""A row that is nearly 0 is not divided by anything."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    c = x - np.mean(x, axis=-1, keepdims=True)
    return c / np.sqrt(np.mean(c * c, axis=-1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = np.mean(x * x, axis=-1, keepdims=True)
    return x / np.where(ms > 1e-14, np.sqrt(ms + eps), 1.0) * gamma
