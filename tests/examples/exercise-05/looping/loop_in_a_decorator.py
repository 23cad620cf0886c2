"""The loop is in a decorator.

Loops in: layer_norm
"""

import numpy as np


def for_each_row(function):
    def run(x, gamma, beta, eps=1e-5):
        rows = x.reshape(-1, x.shape[-1])
        return np.array([function(row, gamma, beta, eps) for row in rows]).reshape(x.shape)

    return run


@for_each_row
def layer_norm(x, gamma, beta, eps=1e-5):
    return (x - x.mean()) / np.sqrt(x.var() + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    ms = (x * x).mean(-1, keepdims=True)
    return gamma * (x / (ms + eps) ** 0.5)
