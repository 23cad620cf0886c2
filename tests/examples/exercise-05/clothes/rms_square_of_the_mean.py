"""The mistake rms_square_of_the_mean, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    m = np.average(x, axis=-1)[..., None]
    return gamma * x / (m * m + eps) ** 0.5
