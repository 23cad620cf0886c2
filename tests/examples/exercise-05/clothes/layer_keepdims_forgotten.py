"""The mistake layer_keepdims_forgotten, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mu = np.add.reduce(x, -1) / x.shape[-1]
    sigma = (np.var(x, -1) + eps) ** 0.5
    return beta + gamma * np.divide(np.subtract(x, mu), sigma)


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
