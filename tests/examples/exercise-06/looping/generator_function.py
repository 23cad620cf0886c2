"""A generator yields the rows.

Loops in: sinusoidal_positions
"""

import numpy as np


def row(t, D, base):
    theta = t / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).ravel()


def rows(T, D, base):
    t = 0
    while t != T:
        yield row(t, D, base)
        t += 1


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    return np.vstack(list(rows(T, D, base)))
