"""map under another name, over sines written with math.

Loops in: sinusoidal_positions
"""

import math

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    over = map
    angles = (np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)).ravel().tolist()
    sines, cosines = [*over(math.sin, angles)], [*over(math.cos, angles)]
    return np.stack([sines, cosines], axis=-1).reshape(T, D)
