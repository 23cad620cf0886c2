"""A table up to the largest position, row by row.

Loops in: rope
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    speeds = base ** (-np.arange(0, d, 2) / d)
    table = np.array([p * speeds for p in range(positions.max() + 1)])
    theta = table[positions]
    a, b = x[..., ::2], x[..., 1::2]
    c, s = np.cos(theta), np.sin(theta)
    return np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
