"""A table for all positions up to the largest, looked up."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    table = np.arange(positions.max() + 1)[:, None] * base ** (-np.arange(0, d, 2) / d)
    cos, sin = np.cos(table)[positions], np.sin(table)[positions]
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
