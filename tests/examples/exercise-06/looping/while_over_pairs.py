"""while, two columns at a time.

Loops in: sinusoidal_positions
"""

import numpy as np


def pair(i, T, D, base):
    theta = np.arange(T) / base ** (2 * i / D)
    return np.stack([np.sin(theta), np.cos(theta)])


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    table = np.empty((T, D))
    i = 0
    while 2 * i < D:
        table[:, 2 * i : 2 * i + 2] = pair(i, T, D, base).T
        i += 1
    return table
