"""For an odd D the last column is left at zero: D // 2 pairs are written into a table that has one column more.

A column of zeros tells no two positions apart. What does the statement want of an odd D?

Caught by: refuses_odd
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)
    table = np.zeros((T, D))
    table[:, 0 : D - 1 : 2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
