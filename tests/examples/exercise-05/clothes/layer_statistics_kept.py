"""The mistake layer_statistics_kept, in other clothes."""

import numpy as np


seen = dict()


def layer_norm(x, gamma, beta, eps=1e-5):
    m, v = seen.setdefault(x.shape, (x.mean(-1)[..., None], x.var(-1)[..., None]))
    return beta + gamma * (x - m) / (v + eps) ** 0.5


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
