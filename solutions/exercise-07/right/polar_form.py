"""Length and direction; the direction grows."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 == 1:
        raise ValueError("odd")
    a, b = x[..., ::2], x[..., 1::2]
    length, direction = np.hypot(a, b), np.arctan2(b, a)
    direction = direction + np.outer(positions, base ** (-np.arange(0, d, 2) / d))
    return np.stack([length * np.cos(direction), length * np.sin(direction)], -1).reshape(x.shape)
