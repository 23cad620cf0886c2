"""Halfway between the smallest and the largest in place of the mean."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = (x.max(-1, keepdims=True) + x.min(-1, keepdims=True)) / 2
    return (x - m) / np.sqrt(x.var(-1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
