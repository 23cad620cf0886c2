"""The exponents are counted with np.arange(0, 1, 2 / D). A step that is no whole number adds up to 1 only nearly: for
some D, such as 98, there is one exponent too many.

How many numbers does np.arange(0, 1, 2 / 98) have? Count with whole numbers, and divide afterwards.

Caught by: large
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T)[:, None]
    angles = t / base ** np.arange(0, 1, 2 / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
