"""A negative gamma counts as positive."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    y = d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta
    return (y - beta) * np.sign(gamma) + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
