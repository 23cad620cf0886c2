"""The exponent is made with //, which cuts 2i / D down to 0 for every pair: all hands of the clock run at the
same speed.

What is 2 // 4, and what is 2 / 4? Print the exponents for D = 4 before you use them.

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i // D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
