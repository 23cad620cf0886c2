"""sum() of Python over a generator of columns.

Loops in: layer_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    v = sum(d[..., i : i + 1] ** 2 for i in range(x.shape[-1])) / x.shape[-1]
    return d / np.sqrt(v + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
