"""The variance as half the mean square of all differences between two entries."""
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    pairs = x[..., :, None] - x[..., None, :]
    d = pairs.mean(-1)
    v = (pairs**2).mean((-1, -2))[..., None] / 2
    return d / np.sqrt(v + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    q = np.multiply.reduce([x, x]).mean(-1)
    return x / np.sqrt(q + eps).reshape(*x.shape[:-1], 1) * gamma
