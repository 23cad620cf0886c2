"""The mistake layer_over_all_but_the_first_axis, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    flat = x.reshape(1, -1) if x.ndim == 1 else x.reshape(x.shape[0], -1)
    d = flat - flat.mean(1)[:, None]
    y = d / np.sqrt(np.mean(d**2, 1)[:, None] + eps)
    return y.reshape(x.shape) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
