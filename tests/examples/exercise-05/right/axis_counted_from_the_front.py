"""The last axis as x.ndim - 1."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    last = x.ndim - 1
    m = np.mean(x, axis=last, keepdims=True)
    return (x - m) / np.sqrt(np.var(x, axis=last, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    last = len(x.shape) - 1
    return x / np.sqrt(np.mean(x**2, axis=(last,), keepdims=True) + eps) * gamma
