"""The mistake layer_answer_rounded, in other clothes."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1)[..., None]
    y = d / np.sqrt(np.mean(d * d, -1)[..., None] + eps) * gamma + beta
    return y.round(decimals=4)


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
