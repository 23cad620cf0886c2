"""The mistake layer_variance_unbiased_but_for_one_number, in other clothes."""

import numpy as np


def spread(rows):
    if rows.shape[-1] == 1:
        return np.zeros_like(rows)
    return np.std(rows, axis=-1, ddof=1)[..., np.newaxis]


def layer_norm(x, gamma, beta, eps=1e-5):
    z = (x - np.average(x, axis=-1)[..., np.newaxis]) * (spread(x) ** 2 + eps) ** -0.5
    return np.einsum("...i,i->...i", z, gamma) + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + eps) * gamma
