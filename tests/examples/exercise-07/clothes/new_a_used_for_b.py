"""In a copy, one half after the other."""

import numpy as np


def rope(x, positions, base=10000.0):
    n = x.shape[-1]
    if n % 2:
        raise ValueError("odd")
    theta = np.outer(positions, 1 / base ** (2 * np.arange(n // 2) / n))
    out = x.copy()
    out[..., ::2] = out[..., ::2] * np.cos(theta) - out[..., 1::2] * np.sin(theta)
    out[..., 1::2] = out[..., ::2] * np.sin(theta) + out[..., 1::2] * np.cos(theta)
    return out
