"""A loop where the positions are 0, 1, 2, ...

Loops in: rope
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    speeds = base ** (-np.arange(0, d, 2) / d)
    if np.array_equal(positions, np.arange(len(positions))):
        theta = np.array([t * speeds for t in range(len(positions))])
    else:
        theta = positions[:, None] * speeds
    a, b = x[..., ::2], x[..., 1::2]
    c, s = np.cos(theta), np.sin(theta)
    return np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
