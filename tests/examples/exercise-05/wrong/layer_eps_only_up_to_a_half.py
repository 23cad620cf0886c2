"""An eps beyond 0.5 counts as 0.5."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    d = x - x.mean(-1, keepdims=True)
    return d / np.sqrt(np.mean(d * d, -1, keepdims=True) + min(eps, 0.5)) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
