"""rope calculates with the caller's positions in place: positions -= ... changes the array itself, and the next call gets
other positions.

What is the difference between `p = p - 1` and `p -= 1` for an array that somebody else holds, too?

Caught by: leaves_inputs
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    start = positions[0]
    positions -= start
    angles = (positions + start)[:, None] * base ** (-np.arange(0, d, 2) / d)
    positions %= 64
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape)
