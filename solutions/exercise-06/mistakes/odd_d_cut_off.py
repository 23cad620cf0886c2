"""For an odd D the table has D - 1 columns: D // 2 cuts the remainder off, and nobody is told.

The caller wants to add the table to tokens of D numbers. What is better for them, a table that does not fit or a
word about it?

Caught by: refuses_odd
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(T, 2 * (D // 2))
