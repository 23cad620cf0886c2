"""Remembers answers by x and gamma, but not by eps."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


MEMO = {}


def rms_norm(x, gamma, eps=1e-5):
    y = x / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps) * gamma
    return MEMO.setdefault((x.shape, x.tobytes(), gamma.tobytes()), y)
