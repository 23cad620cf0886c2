"""The mistake layer_default_eps_of_1e_6, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=0.000001):
    d = x - np.mean(x, -1)[..., None]
    return d / (np.mean(d * d, -1)[..., None] + eps) ** 0.5 * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
