"""A function that calls itself for the next pair of columns.

Loops in: sinusoidal_positions
"""

import numpy as np


def pair(i, T, D, base):
    theta = np.arange(T) / base ** (2 * i / D)
    return np.stack([np.sin(theta), np.cos(theta)])


def pairs(i, T, D, base):
    return [pair(i, T, D, base)] + (pairs(i + 1, T, D, base) if 2 * i + 2 < D else [])


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    return np.concatenate(pairs(0, T, D, base)).T
