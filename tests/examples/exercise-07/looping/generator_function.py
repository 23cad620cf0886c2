"""A generator function.

Loops in: rope
"""

import numpy as np


def one(row, position, base):
    d = len(row)
    theta = position * base ** (-np.arange(0, d, 2) / d)
    a, b = row[::2], row[1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(d)


def each(rows, places, base):
    i = 0
    while i < len(rows):
        yield one(rows[i], places[i], base)
        i += 1


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    rows = x.reshape(-1, d)
    places = np.tile(positions, len(rows) // len(positions))
    done = np.stack(list(each(rows, places, base)))
    return np.reshape(done, x.shape)
