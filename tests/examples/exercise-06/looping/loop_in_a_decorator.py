"""The decorator runs the loop, and the function treats one position.

Loops in: sinusoidal_positions
"""

import numpy as np


def row(t, D, base):
    theta = t / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).ravel()


def for_every_position(function):
    def table(T, D, base=10000.0):
        if D % 2:
            raise ValueError("D must be even")
        return np.array([function(t, D, base) for t in range(T)])

    return table


@for_every_position
def sinusoidal_positions(T, D, base=10000.0):
    return row(T, D, base)
