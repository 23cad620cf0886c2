"""The mistake layer_returns_statistics_too, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu, sigma2 = x.mean(-1)[..., None], x.var(-1)[..., None]
    y = beta + gamma * (x - mu) / np.sqrt(sigma2 + eps)
    return tuple([y, mu, sigma2])


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
