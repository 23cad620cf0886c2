"""A class with __iter__ and __next__.

Loops in: rope
"""

import numpy as np


def one(row, position, base):
    d = len(row)
    theta = position * base ** (-np.arange(0, d, 2) / d)
    a, b = row[::2], row[1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(d)


class Walk:
    def __init__(self, rows, places, base):
        self.rows, self.places, self.base, self.i = rows, places, base, -1

    def __iter__(self):
        return self

    def __next__(self):
        self.i += 1
        if self.i == len(self.rows):
            raise StopIteration
        return one(self.rows[self.i], self.places[self.i], self.base)


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    rows = x.reshape(-1, d)
    places = np.tile(positions, len(rows) // len(positions))
    done = np.stack(tuple(Walk(rows, places, base)))
    return np.reshape(done, x.shape)
