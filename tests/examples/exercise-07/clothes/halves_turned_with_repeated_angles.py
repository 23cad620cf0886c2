"""np.roll by half a row, and angles by column // 2."""

import numpy as np


def rope(x, positions, base=10000.0):
    n = x.shape[-1]
    if n % 2:
        raise ValueError("odd")
    column = np.arange(n)
    theta = np.outer(positions, 1 / base ** (2 * (column // 2) / n))
    sign = np.where(column < n // 2, -1.0, 1.0)
    return x * np.cos(theta) + sign * np.roll(x, n // 2, axis=-1) * np.sin(theta)
