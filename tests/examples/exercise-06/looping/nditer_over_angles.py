"""np.nditer writes number after number.

Loops in: sinusoidal_positions
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    theta = np.arange(T)[:, None] / base ** (np.arange(0, D, 2) / D)
    sines, cosines = np.empty_like(theta), np.empty_like(theta)
    with np.nditer([theta, sines, cosines], op_flags=[["readonly"], ["writeonly"], ["writeonly"]]) as walk:
        for angle, s, c in walk:
            s[...], c[...] = np.sin(angle), np.cos(angle)
    return np.stack([sines, cosines], axis=-1).reshape(T, D)
