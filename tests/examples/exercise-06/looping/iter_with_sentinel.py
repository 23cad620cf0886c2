"""iter(function, sentinel) until the positions run out.

Loops in: sinusoidal_positions
"""

import numpy as np


def row(t, D, base):
    theta = t / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).ravel()


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    left = list(range(T - 1, -1, -1))
    step = lambda: row(left.pop(), D, base).tolist() if left else None
    return np.array(list(iter(step, None)))
