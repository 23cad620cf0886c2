"""The mistake layer_one_pass_variance, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    n = x.shape[-1]
    mu = x.sum(-1)[..., None] / n
    v = np.sum(x * x, -1)[..., None] / n - mu * mu
    return gamma * (x - mu) / np.sqrt(v + eps) + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
