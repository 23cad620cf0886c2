"""The mistake rms_eps_twice, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    below = np.power(np.mean(np.square(x), -1) + eps, 0.5) + eps
    return np.multiply(x / below[..., None], gamma)
