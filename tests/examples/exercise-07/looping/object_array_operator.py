"""An object array calls __mul__ for each of its items.

Loops in: rope
"""

import numpy as np


class Place:
    def __init__(self, p):
        self.p = p

    def __mul__(self, one):
        return np.array([self.p * one])


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2:
        raise ValueError("odd")
    speeds = base ** (-np.arange(0, d, 2) / d)
    theta = np.stack((np.frompyfunc(Place, 1, 1)(positions) * speeds[:1]).tolist()) * speeds
    a, b = x[..., ::2], x[..., 1::2]
    c, s = np.cos(theta), np.sin(theta)
    return np.stack([a * c - b * s, a * s + b * c], axis=-1).reshape(x.shape)
