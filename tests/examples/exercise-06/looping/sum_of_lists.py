"""sum(...) of lists of columns.

Loops in: sinusoidal_positions
"""

import numpy as np


def pair(i, T, D, base):
    theta = np.arange(T) / base ** (2 * i / D)
    return np.stack([np.sin(theta), np.cos(theta)])


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    return np.array(sum((list(pair(i, T, D, base)) for i in range(D // 2)), [])).T
