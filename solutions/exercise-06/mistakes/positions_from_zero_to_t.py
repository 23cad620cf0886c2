"""The positions come from np.linspace(0, T, T), which ends at T itself: its steps are a little longer than 1.

How long is a step of np.linspace(0, 3, 3)? Where does the last of T positions stand, if the first is at 0 and each
step is 1?

Caught by: worked_example values base large again
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.linspace(0, T, T)[:, None]
    i = np.arange(D // 2)
    angles = t / base ** (2 * i / D)

    table = np.zeros((T, D))
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
