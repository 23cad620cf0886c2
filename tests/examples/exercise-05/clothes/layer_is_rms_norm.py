"""The mistake layer_is_rms_norm, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    return rms_norm(x, gamma, eps) + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
