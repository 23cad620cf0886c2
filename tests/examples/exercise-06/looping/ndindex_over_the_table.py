"""np.ndindex visits every place.

Loops in: sinusoidal_positions
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    table = np.empty((T, D))
    for t, i in np.ndindex(T, D // 2):
        angle = t / base ** (2 * i / D)
        table[t, 2 * i], table[t, 2 * i + 1] = np.sin(angle), np.cos(angle)
    return table
