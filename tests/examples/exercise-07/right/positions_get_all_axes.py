"""Positions are broadcast to the shape of the rows first."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    where = np.broadcast_to(positions, x.shape[:-1])[..., None]
    theta = where / base ** (np.arange(0, d, 2) / d)
    a, b = x[..., ::2], x[..., 1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(x.shape)
