"""Adds up in sorted order, for fewer lost digits."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.sort(x, axis=-1).mean(-1, keepdims=True)
    d2 = np.sort((x - m) ** 2, axis=-1)
    return (x - m) / np.sqrt(d2.mean(-1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt(np.sort(x * x, axis=-1).mean(-1, keepdims=True) + eps) * gamma
