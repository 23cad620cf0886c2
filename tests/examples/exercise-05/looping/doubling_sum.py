"""A while that adds neighbours in pairs until one is left: its turns grow with the size.

Loops in: layer_norm
"""

import numpy as np


def total(z):
    while z.shape[-1] > 1:
        if z.shape[-1] % 2:
            z = np.concatenate([z, np.zeros_like(z[..., :1])], axis=-1)
        z = z[..., ::2] + z[..., 1::2]
    return z


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - total(x) / x.shape[-1]
    return d / np.sqrt(total(d * d) / x.shape[-1] + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
