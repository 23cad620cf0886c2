"""np.copyto into x, one after the other."""

import numpy as np


def rope(x, positions, base=10000.0):
    n = x.shape[-1]
    if n % 2:
        raise ValueError("odd")
    i = np.arange(n // 2)
    theta = np.outer(positions, 1 / base ** (2 * i / n))
    np.copyto(x[..., 2 * i[0] :: 2], x[..., ::2] * np.cos(theta) - x[..., 1::2] * np.sin(theta))
    np.copyto(x[..., 1::2], x[..., ::2] * np.sin(theta) + x[..., 1::2] * np.cos(theta))
    return x
