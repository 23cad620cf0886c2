"""The mistake layer_eps_hard_coded, in other clothes."""

import numpy as np


EPSILON = 0.00001


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    v = np.mean(np.square(d), axis=-1)[..., None] + EPSILON
    return np.multiply(d / np.sqrt(v), gamma) + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
