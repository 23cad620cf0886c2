"""The mistake layer_gamma_and_beta_down_the_rows, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    scale, shift = gamma.reshape(-1, 1), np.expand_dims(beta, 1)
    d = x - x.mean(-1, keepdims=True)
    return scale * d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) + shift


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
