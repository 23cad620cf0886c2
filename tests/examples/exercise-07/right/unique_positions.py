"""Each different position is computed once."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    different, where = np.unique(positions, return_inverse=True)
    theta = np.outer(different, base ** (-np.arange(0, d, 2) / d))
    cos, sin = np.cos(theta).take(where, axis=0), np.sin(theta).take(where, axis=0)
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
