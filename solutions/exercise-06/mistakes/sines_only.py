"""The sine is taken in all columns, and the cosine in none: the second column of each pair only repeats the
first.

The sine alone cannot tell the angle 1 from the angle π - 1. What should stand in the odd columns?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.sin(angles)
    return table
