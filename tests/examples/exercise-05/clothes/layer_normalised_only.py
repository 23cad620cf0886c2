"""The mistake layer_normalised_only, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1)[..., None]
    return d * (np.mean(d * d, -1)[..., None] + eps) ** -0.5


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
