"""Only where the numbers do not lie side by side in memory.

Loops in: rms_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    mean = x.mean(axis=-1, keepdims=True)
    var = x.var(axis=-1, keepdims=True)
    return (x - mean) / np.sqrt(var + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    if not x.flags.c_contiguous:
        x = np.array([list(row) for row in x.reshape(-1, x.shape[-1])]).reshape(x.shape)
    return x / np.sqrt(np.mean(x * x, -1, keepdims=True) + eps) * gamma
