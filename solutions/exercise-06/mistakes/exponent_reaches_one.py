"""The exponents are spread so that the last one is exactly 1, dividing by D/2 - 1 where the statement divides
by D/2.

Five fence posts have four gaps. What is the largest exponent for D = 4 in the statement, and what is it in your
table?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    half = D // 2
    i = np.arange(half)
    angles = t / base ** (i / max(half - 1, 1))

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
