"""A column at a time, by its parity.

Loops in: sinusoidal_positions
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    table = np.empty((T, D))
    t = np.arange(T)
    for j in range(D):
        theta = t / base ** ((j - j % 2) / D)
        table[:, j] = np.cos(theta) if j % 2 else np.sin(theta)
    return table
