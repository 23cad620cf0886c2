"""np.copyto into x, one after the other."""

import numpy as np


def rope(x, positions, base=10000.0):
    n = x.shape[-1]
    if n % 2:
        raise ValueError("odd")
    theta = np.outer(positions, base ** (np.arange(0, n, 2) / -n))
    np.copyto(x[..., ::2], x[..., ::2] * np.cos(theta) - x[..., 1::2] * np.sin(theta))
    np.copyto(x[..., 1::2], x[..., ::2] * np.sin(theta) + x[..., 1::2] * np.cos(theta))
    return x
