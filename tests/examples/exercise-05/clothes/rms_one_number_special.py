"""The mistake rms_one_number_special, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = (np.mean(x * x, -1)[..., None] + eps) ** 0.5
    return gamma * (x / (rms if gamma.size > 1 else 1.0))
