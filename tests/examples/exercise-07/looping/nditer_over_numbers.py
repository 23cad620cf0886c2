"""np.nditer over the angles.

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
    c, s = np.empty(theta.shape), np.empty(theta.shape)
    with np.nditer([theta, c, s], op_flags=[["readonly"], ["writeonly"], ["writeonly"]]) as walk:
        for t, u, v in walk:
            u[...], v[...] = math.cos(t), math.sin(t)
    a, b = rows[:, ::2], rows[:, 1::2]
    done = np.stack([a * c - b * s, a * s + b * c], axis=-1)
    return np.reshape(done, x.shape)
