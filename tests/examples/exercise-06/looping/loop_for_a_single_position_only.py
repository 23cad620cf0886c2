"""Whole arrays, and a loop over the columns where T is 1.

Loops in: sinusoidal_positions
"""

import numpy as np


def whole(T, D, base):
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).reshape(T, D)


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    if T > 1:
        return whole(T, D, base)
    return np.array([[float(j % 2) for j in range(D)]])
