"""A dict of pairs of columns.

Loops in: sinusoidal_positions
"""

import numpy as np


def pair(i, T, D, base):
    theta = np.arange(T) / base ** (2 * i / D)
    return np.stack([np.sin(theta), np.cos(theta)])


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    pairs = {i: pair(i, T, D, base) for i in range(D // 2)}
    return np.concatenate(list(pairs.values())).T
