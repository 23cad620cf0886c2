"""The answer lies in Fortran order."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    out = np.empty(x.shape, order="F")
    theta = np.outer(positions, base ** (-np.arange(0, d, 2) / d))
    out[..., ::2] = x[..., ::2] * np.cos(theta) - x[..., 1::2] * np.sin(theta)
    out[..., 1::2] = x[..., ::2] * np.sin(theta) + x[..., 1::2] * np.cos(theta)
    return out
