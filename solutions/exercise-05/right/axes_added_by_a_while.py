"""Always four axes: the while turns once for each that is missing."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    z = x
    while z.ndim < 4:
        z = z[np.newaxis]
    b, h, t, d = z.shape
    mean = z.sum(axis=3).reshape(b, h, t, 1) / d
    var = ((z - mean) ** 2).sum(axis=3).reshape(b, h, t, 1) / d
    return ((z - mean) / np.sqrt(var + eps) * gamma + beta).reshape(x.shape)


def rms_norm(x, gamma, eps=1e-5):
    z = np.array(x, ndmin=4)
    z = z / np.sqrt(np.mean(z**2, axis=3, keepdims=True) + eps) * gamma
    while z.ndim > x.ndim:
        z = z[0]
    return z
