"""One pass over rows that were moved near zero by their first entry."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    z = x - x[..., :1]
    m = z.mean(-1, keepdims=True)
    v = np.maximum((z * z).mean(-1, keepdims=True) - m * m, 0)
    return (z - m) / np.sqrt(v + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    m, v = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    return x / np.sqrt(m * m + v + eps) * gamma
