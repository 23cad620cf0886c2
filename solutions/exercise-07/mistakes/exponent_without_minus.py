"""rope multiplies the positions by base ** (2i/d) instead of dividing by it: the later pairs turn faster instead of
slower, thousands of radians from one token to the next.

Which pair should turn the fastest? Print the angles of position 1.

Caught by: worked_example values positions base
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
