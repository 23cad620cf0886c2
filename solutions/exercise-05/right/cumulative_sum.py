"""The last entry of a running sum."""
import numpy as np


def total(z):
    return np.cumsum(z, axis=-1)[..., -1:]


def layer_norm(x, gamma, beta, eps=1e-5):
    n = x.shape[-1]
    d = x - total(x) / n
    return d / np.sqrt(total(d * d) / n + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt(total(x * x) / x.shape[-1] + eps) * gamma
