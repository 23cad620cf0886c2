"""An odd D is refused up to 100 columns."""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2 and D < 100:
        raise ValueError("D must be even")
    D -= D % 2
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    table = np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)
    return table
