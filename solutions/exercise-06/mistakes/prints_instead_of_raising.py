"""An odd D gets a printed message, and the function goes home with None.

A program does not read what you print. How would the caller notice that there is no table?

Caught by: refuses_odd
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        print("D must be even")
        return None
    t = np.arange(T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
