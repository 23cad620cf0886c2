"""The mistake layer_axis_1_hard_coded, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - np.expand_dims(x.mean(1), 1)
    v = np.expand_dims(np.mean(d * d, 1), 1)
    return beta + gamma * d / np.sqrt(v + eps)


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
