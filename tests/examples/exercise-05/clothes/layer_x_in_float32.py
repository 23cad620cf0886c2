"""The mistake layer_x_in_float32, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    z = np.asarray(x, dtype="f4")
    d = np.subtract(z, np.mean(z, -1)[..., None])
    return d / np.sqrt(np.mean(d * d, -1)[..., None] + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
