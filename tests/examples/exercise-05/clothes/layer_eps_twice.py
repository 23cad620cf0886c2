"""The mistake layer_eps_twice, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = np.subtract(x, x.mean(-1)[..., None])
    below = np.power(x.var(-1) + eps, 0.5) + eps
    return d / below[..., None] * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
