"""Raises where D is 1."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.shape[-1] < 2:
        raise ValueError('a row of one number has no spread')
    d = x - x.mean(-1, keepdims=True)
    y = d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta
    return y


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
