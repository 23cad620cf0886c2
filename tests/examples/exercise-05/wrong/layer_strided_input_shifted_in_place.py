"""Writes into x where its numbers do not lie side by side."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = np.subtract(x, x.mean(-1, keepdims=True), out=None if x.flags.c_contiguous else x)
    return d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
