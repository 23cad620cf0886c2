"""The length of a row over the root of D."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(axis=-1, keepdims=True)
    v = np.linalg.norm(d, axis=-1, keepdims=True) ** 2 / x.shape[-1]
    return d / np.sqrt(v + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.linalg.norm(x, axis=-1, keepdims=True) / np.sqrt(x.shape[-1])
    return x / np.hypot(rms, np.sqrt(eps)) * gamma
