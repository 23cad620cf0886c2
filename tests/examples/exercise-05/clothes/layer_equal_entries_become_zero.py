"""The mistake layer_equal_entries_become_zero, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1)[..., None]
    y = gamma * d / np.sqrt(np.mean(d * d, -1)[..., None] + eps) + beta
    y[x.max(-1) == x.min(-1)] = 0
    return y


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
