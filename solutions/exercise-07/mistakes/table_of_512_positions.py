"""rope has a table of angles for 512 positions, made once, and looks each position up in it. Positions go much further,
and there the table is an error.

What is the largest position that the statement allows? Why keep a table at all, if one product makes the angles?

Caught by: positions far_positions
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    table = np.arange(512)[:, None] * base ** (-np.arange(0, d, 2) / d)
    frequencies = table[positions]
    angles = frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
