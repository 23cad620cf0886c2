"""Axes of length 1 are squeezed away at the end: with T = 1 the answer is a vector (D,) instead of a table (1,
D).

Which axes does np.squeeze remove, and does it know which of them the caller counts on? Try T = 1.

Caught by: values base large
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
    table[:, 1::2] = np.cos(angles)
    return np.squeeze(table)
