"""The exponents are counted in steps of two and then doubled once more, 4i / D instead of 2i / D: the waves
slow down twice as fast.

If i already runs over 0, 2, 4, ..., what does the factor 2 in the formula do to it? Which numbers is the i of the
statement?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(0, D, 2)
    angles = t / base ** (2 * i / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
