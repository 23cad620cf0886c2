"""Ufuncs with out=."""

import numpy as np


def rope(x, positions, base=10000.0):
    n = x.shape[-1]
    if n % 2:
        raise ValueError("odd")
    theta = np.outer(positions, base ** (np.arange(0, n, 2) / -n))
    first, second = np.copy(x[..., ::2]), np.copy(x[..., 1::2])
    np.subtract(first * np.cos(theta), second * np.sin(theta), out=x[..., ::2])
    np.add(first * np.sin(theta), second * np.cos(theta), out=x[..., 1::2])
    return x
