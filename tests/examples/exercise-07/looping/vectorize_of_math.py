"""np.vectorize of math.cos and math.sin.

Loops in: rope
"""

import math

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    rows = x.reshape(-1, d)
    places = np.tile(positions, len(rows) // len(positions))
    theta = np.outer(places, base ** (-np.arange(0, d, 2) / d))
    c, s = np.vectorize(math.cos)(theta), np.vectorize(math.sin)(theta)
    a, b = rows[:, ::2], rows[:, 1::2]
    done = np.stack([a * c - b * s, a * s + b * c], axis=-1)
    return np.reshape(done, x.shape)
