"""The table has an axis of length 1 in front, (1, T, D), as in libraries that add it to a batch.

NumPy's broadcasting puts axes in front by itself. Which shape does the statement ask for?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)

    table = np.zeros((1, T, D))
    table[0, :, 0::2] = np.sin(angles)
    table[0, :, 1::2] = np.cos(angles)
    return table
