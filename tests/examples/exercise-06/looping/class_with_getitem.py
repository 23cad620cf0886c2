"""A sequence of its own, which np.array asks for row after row.

Loops in: sinusoidal_positions
"""

import numpy as np


def row(t, D, base):
    theta = t / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).ravel()


class Rows:
    def __init__(self, T, D, base):
        self.T, self.D, self.base = T, D, base

    def __len__(self):
        return self.T

    def __getitem__(self, t):
        if t >= self.T:
            raise IndexError(t)
        return row(t, self.D, self.base)


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    return np.array(Rows(T, D, base))
