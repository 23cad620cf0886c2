"""The mistake rms_computes_in_float32, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    z, scale = np.float32(x), np.asarray(gamma, dtype="single")
    q = np.mean(z * z, -1)[..., None]
    return scale * (z / np.sqrt(q + eps))
