"""Where a row's spread is below a hundredth it counts as equal entries."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    y = d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta
    return np.where(x.std(-1, keepdims=True) < 1e-2, beta, y)


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
