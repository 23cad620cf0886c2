"""The mistake rms_x_in_float32, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    z = np.asarray(x, dtype="f4")
    return gamma * np.divide(z, np.sqrt(np.mean(np.square(z), -1)[..., None] + eps))
