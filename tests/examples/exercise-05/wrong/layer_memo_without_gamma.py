"""Remembers answers by the numbers of x alone."""

import numpy as np


MEMO = {}


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    y = d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta
    return MEMO.setdefault((x.shape, x.tobytes()), y)


def rms_norm(x, gamma, eps=1e-5):
    mean_square = np.mean(np.square(x), axis=-1)[..., np.newaxis]
    return gamma * x / np.sqrt(mean_square + eps)
