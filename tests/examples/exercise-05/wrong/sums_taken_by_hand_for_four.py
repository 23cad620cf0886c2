"""D is 4 in the statement, and here too."""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    m = x.sum(-1, keepdims=True) / 4
    v = ((x - m) ** 2).sum(-1, keepdims=True) / 4
    return (x - m) / np.sqrt(v + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    return x / np.sqrt((x * x).sum(-1, keepdims=True) / 4 + eps) * gamma
