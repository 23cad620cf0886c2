"""The table to be filled is one of integers, so every sine and cosine is cut down to -1, 0 or 1 as it is
written.

What happens to 0.84 when it is assigned to an entry of an int64 array? What dtype has your table before it is
filled?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)

    table = np.zeros((T, D), dtype=int)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
