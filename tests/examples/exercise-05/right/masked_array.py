"""A masked array that masks nothing."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    z = np.ma.masked_array(x)
    m, v = z.mean(axis=-1, keepdims=True), z.var(axis=-1, keepdims=True)
    return ((z - m) / np.ma.sqrt(v + eps) * gamma + beta).filled(0)


def rms_norm(x, gamma, eps=1e-5):
    z = np.ma.array(x)
    return np.ma.multiply(z / np.ma.sqrt((z * z).mean(axis=-1, keepdims=True) + eps), gamma)
