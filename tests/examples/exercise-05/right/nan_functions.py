"""nanmean and nanvar: there is no nan."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m, v = np.nanmean(x, axis=-1, keepdims=True), np.nanvar(x, axis=-1, keepdims=True)
    return np.nan_to_num((x - m) / np.sqrt(v + eps)) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt(np.nanmean(x**2, axis=-1, keepdims=True) + eps) * gamma
