"""The mistake rms_sum_instead_of_mean, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    q = np.einsum("...i,...i->...", x, x)
    return gamma * x / (q[..., None] + eps) ** 0.5
