"""An object of its own that is iterated over.

Loops in: sinusoidal_positions
"""

import numpy as np


def row(t, D, base):
    theta = t / base ** (np.arange(0, D, 2) / D)
    return np.stack([np.sin(theta), np.cos(theta)], axis=-1).ravel()


class Rows:
    def __init__(self, T, D, base):
        self.T, self.D, self.base, self.t = T, D, base, -1

    def __iter__(self):
        return self

    def __next__(self):
        self.t += 1
        if self.t == self.T:
            raise StopIteration
        return row(self.t, self.D, self.base)


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    return np.array(list(Rows(T, D, base)))
