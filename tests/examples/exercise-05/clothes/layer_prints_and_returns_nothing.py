"""The mistake layer_prints_and_returns_nothing, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1)[..., None]
    y = beta + gamma * d / (np.mean(d * d, -1)[..., None] + eps) ** 0.5
    None if y is None else print(y.shape)


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
