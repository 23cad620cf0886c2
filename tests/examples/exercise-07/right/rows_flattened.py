"""Texts and heads in one list of rows, positions tiled."""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    rows = x.reshape(-1, d)
    theta = np.outer(np.tile(positions, len(rows) // len(positions)), base ** (-np.arange(0, d, 2) / d))
    a, b = rows[:, ::2], rows[:, 1::2]
    out = np.empty_like(rows)
    out[:, ::2] = a * np.cos(theta) - b * np.sin(theta)
    out[:, 1::2] = a * np.sin(theta) + b * np.cos(theta)
    return out.reshape(x.shape)
