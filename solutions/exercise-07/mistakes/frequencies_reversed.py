"""rope gives its angles to the pairs in the wrong order: the last pair turns the fastest and the first one hardly at all.

By how much should the columns 0 and 1 turn at position 1? Print your angles, and compare.

Caught by: worked_example values positions
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(d - 2, -1, -2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
