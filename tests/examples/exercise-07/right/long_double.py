"""Calculates with longer floats, and returns them."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    theta = positions.astype(np.longdouble)[:, None] / np.longdouble(base) ** (np.arange(0, d, 2) / np.longdouble(d))
    c, s = np.cos(theta), np.sin(theta)
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
