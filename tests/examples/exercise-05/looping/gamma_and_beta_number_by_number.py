"""Only the last step loops: scale and shift of each number.

Loops in: layer_norm
"""

import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    y = (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps)
    for i, (g, b) in enumerate(zip(gamma, beta)):
        y[..., i] = y[..., i] * g + b
    return y


def rms_norm(x, gamma, eps=1e-5):
    rms = np.sqrt(np.mean(x**2, axis=-1, keepdims=True) + eps)
    return x / rms * gamma
