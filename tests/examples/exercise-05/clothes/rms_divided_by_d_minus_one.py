"""The mistake rms_divided_by_d_minus_one, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    with np.errstate(all="ignore"):
        q = np.divide(np.einsum("...i,...i->...", x, x), gamma.size - 1)[..., None]
    return gamma * x / (q + eps) ** 0.5
