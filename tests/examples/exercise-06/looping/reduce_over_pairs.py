"""functools.reduce grows the table by two columns.

Loops in: sinusoidal_positions
"""

from functools import reduce

import numpy as np


def pair(i, T, D, base):
    theta = np.arange(T) / base ** (2 * i / D)
    return np.stack([np.sin(theta), np.cos(theta)])


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    start = np.empty((T, 0))
    return reduce(lambda table, i: np.hstack([table, pair(i, T, D, base).T]), range(D // 2), start)
