"""A generator that yields from itself.

Loops in: sinusoidal_positions
"""

import numpy as np


def row(t, D, base):
    theta = t / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).ravel()


def rows(t, T, D, base):
    if t < T:
        yield row(t, D, base)
        yield from rows(t + 1, T, D, base) if t < 60 else map(lambda s: row(s, D, base), range(t + 1, T))


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    return np.array(list(rows(0, T, D, base)))
