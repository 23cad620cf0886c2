"""Only for D = 1 the rows are walked over.

Loops in: layer_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    if x.shape[-1] == 1:
        return np.array([beta[0] for _ in range(x.size)]).reshape(x.shape)
    d = x - x.mean(-1, keepdims=True)
    return d / np.sqrt(np.mean(d * d, -1, keepdims=True) + eps) * gamma + beta


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
