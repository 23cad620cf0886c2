"""np.fromiter over the variances.

Loops in: layer_norm
"""

import math

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    v = x.var(-1)
    s = np.fromiter((math.sqrt(one + eps) for one in v.ravel()), float, v.size).reshape(*v.shape, 1)
    return (x - x.mean(-1, keepdims=True)) / s * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
