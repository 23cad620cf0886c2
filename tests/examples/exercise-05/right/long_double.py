"""More digits inside, float64 outside."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    z = x.astype(np.longdouble)
    m, v = z.mean(-1, keepdims=True), z.var(-1, keepdims=True)
    return ((z - m) / np.sqrt(v + eps) * gamma + beta).astype(np.float64)


def rms_norm(x, gamma, eps=1e-5):
    z = x.astype(np.longdouble)
    return z / np.sqrt(np.mean(z * z, -1, keepdims=True) + eps) * gamma
