"""Blocks of 1000 positions: many rows at once, but one turn for each block.

Loops in: sinusoidal_positions
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    table = np.empty((T, D))
    for first in range(0, T, 1000):
        t = np.arange(first, min(first + 1000, T))[:, None]
        theta = t / base ** (np.arange(0, D, 2) / D)
        table[first : first + 1000, 0::2] = np.sin(theta)
        table[first : first + 1000, 1::2] = np.cos(theta)
    return table
