"""The positions are divided by T, so they run from 0 to just below 1: the same token gets another row in a
longer text.

Compare row 1 of a table with T = 3 and of one with T = 300. Which should it be, according to the formula?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None] / T
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
