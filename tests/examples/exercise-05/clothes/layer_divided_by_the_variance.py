"""The mistake layer_divided_by_the_variance, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1)[..., None]
    return beta + d * gamma * np.reciprocal(np.mean(d * d, -1)[..., None] + eps)


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
