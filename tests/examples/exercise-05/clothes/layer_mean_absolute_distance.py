"""The mistake layer_mean_absolute_distance, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1)[..., None]
    root = np.sqrt(d**2)
    return d / (np.average(root, axis=-1)[..., None] + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
