"""The mistake layer_gamma_and_beta_before_normalising, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    z = np.add(beta, np.multiply(gamma, x))
    d = z - z.mean(-1)[..., None]
    return d * (np.mean(d * d, -1)[..., None] + eps) ** -0.5


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
