"""The angles are float32, which has about seven digits for an angle of any size: near position 5000 only three
of them are left after the point.

How far apart are two neighbouring float32 numbers near 5000? And what does the sine make of such an error in its
angle?

Caught by: large
"""

import numpy as np


def sinusoidal_positions(T, D, base=10000.0):
    if D % 2:
        raise ValueError("D must be even")
    t = np.arange(T, dtype=np.float32)[:, None]
    i = np.arange(0, D, 2, dtype=np.float32)
    angles = t / np.float32(base) ** (i / np.float32(D))
    table = np.zeros((T, D), dtype=np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table
