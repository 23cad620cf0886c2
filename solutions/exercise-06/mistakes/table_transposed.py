"""The table is returned as (D, T), with one column for each position instead of one row.

It is added to tokens of shape (T, D). Which axis of your answer counts the positions? A table with T = D hides the
difference from the shape, not from the numbers.

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)
    i = np.arange(D // 2)[:, None]
    angles = t / base ** (2 * i / D)
    table = np.zeros((D, T))
    table[0::2] = np.sin(angles)
    table[1::2] = np.cos(angles)
    return table
