"""Rows go through a string.

Loops in: rope
"""

import numpy as np


def one(row, position, base):
    d = len(row)
    theta = position * base ** (-np.arange(0, d, 2) / d)
    a, b = row[::2], row[1::2]
    return np.stack([a * np.cos(theta) - b * np.sin(theta), a * np.sin(theta) + b * np.cos(theta)], -1).reshape(d)


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    rows = x.reshape(-1, d)
    places = np.tile(positions, len(rows) // len(positions))
    text = " ".join(" ".join(map(repr, one(r, p, base).tolist())) for r, p in zip(rows, places))
    done = np.array(text.split(), dtype=float)
    return np.reshape(done, x.shape)
