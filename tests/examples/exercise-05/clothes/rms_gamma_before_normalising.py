"""The mistake rms_gamma_before_normalising, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = np.mean(x, -1)[..., None]
    v = np.var(x, -1)[..., None]
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    z = np.einsum("i,...i->...i", gamma, x)
    return z * (np.mean(z * z, -1)[..., None] + eps) ** -0.5
