"""The mistake layer_variance_unbiased, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1)[..., None]
    with np.errstate(all="ignore"):
        v = np.divide(np.sum(d**2, axis=-1, keepdims=True), x.shape[-1] - 1)
    return gamma * d / np.sqrt(v + eps) + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
