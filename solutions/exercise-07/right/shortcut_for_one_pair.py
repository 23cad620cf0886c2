"""A single pair and a single token have lines of their own."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    if d == 2:
        c, s = np.cos(positions), np.sin(positions)
        return np.stack([x[..., 0] * c - x[..., 1] * s, x[..., 0] * s + x[..., 1] * c], -1)
    if not positions.any():
        return x
    theta = np.outer(positions, base ** (-np.arange(0, d, 2) / d))
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(x.shape)
