"""The mistake layer_gamma_before_normalising, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    z = np.einsum("...i,i->...i", x, gamma)
    d = z - np.average(z, axis=-1)[..., None]
    return d / np.sqrt(np.average(d**2, axis=-1)[..., None] + eps) + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
