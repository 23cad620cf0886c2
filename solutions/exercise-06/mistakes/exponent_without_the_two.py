"""The exponent of pair i is i / D instead of 2i / D: the slowest waves are far too fast, and the exponents end
near a half instead of near 1.

For D = 4, list the exponents of the statement and yours. Which number do the statement's come close to when D is
large?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (i / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
