"""Parentheses are missing around the exponent: base ** (2 * i) / D takes the power 2i first, and then divides
that by D.

Python takes powers before it divides. Which divisor should the first pair of columns have, and what does your line
give for it with i = 0?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    with np.errstate(over="ignore"):
        angles = t / (base ** (2 * i) / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
