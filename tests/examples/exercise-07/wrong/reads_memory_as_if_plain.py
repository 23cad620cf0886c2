"""Reads the memory of x as if it were contiguous."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    strides = np.cumprod((8, *x.shape[:0:-1]))[::-1]
    x = np.lib.stride_tricks.as_strided(x, x.shape, strides)
    theta = positions[:, None] * base ** (-np.arange(0, d, 2) / d)
    c, s = np.cos(theta), np.sin(theta)
    a, b = x[..., ::2], x[..., 1::2]
    out = np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
    return out
