"""Ufuncs that write into arrays of their own."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = np.empty((len(positions), d // 2))
    np.multiply(positions[:, None], base ** (-np.arange(0, d, 2) / d), out=theta)
    cos, sin = np.cos(theta), np.sin(theta, out=theta)
    out = np.empty(x.shape)
    even, odd = out[..., ::2], out[..., 1::2]
    np.multiply(x[..., ::2], cos, out=even)
    np.subtract(even, x[..., 1::2] * sin, out=even)
    np.multiply(x[..., ::2], sin, out=odd)
    np.add(odd, x[..., 1::2] * cos, out=odd)
    return out
