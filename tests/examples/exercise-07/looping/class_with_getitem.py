"""A class with __getitem__, walked by list().

Loops in: rope
"""

import numpy as np


def one(row, position, base):
    d = len(row)
    theta = position * base ** (-np.arange(0, d, 2) / d)
    a, b = row[::2], row[1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(d)


class Rows:
    def __init__(self, rows, places, base):
        self.rows, self.places, self.base = rows, places, base

    def __getitem__(self, i):
        if i >= self.rows.shape[0]:
            raise IndexError(i)
        return one(self.rows[i], self.places[i], self.base)


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    rows = x.reshape(-1, d)
    places = np.tile(positions, len(rows) // len(positions))
    done = list(Rows(rows, places, base))
    return np.reshape(done, x.shape)
