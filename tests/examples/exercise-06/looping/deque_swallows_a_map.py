"""A deque of length 0 drains a map that fills the table.

Loops in: sinusoidal_positions
"""

from collections import deque

import numpy as np


def row(t, D, base):
    theta = t / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).ravel()


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    table = np.empty((T, D))
    deque(map(lambda t: table.__setitem__(t, row(t, D, base)), range(T)), maxlen=0)
    return table
