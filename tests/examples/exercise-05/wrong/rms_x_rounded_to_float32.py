"""x loses its last digits on the way in, the rest is float64."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    z = x.astype(np.float32).astype(np.float64)
    return z / np.sqrt(np.mean(z * z, -1, keepdims=True) + eps) * gamma
