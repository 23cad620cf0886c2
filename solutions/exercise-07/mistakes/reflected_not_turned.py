"""rope has the minus in the line for b, before b's cosine: that is a reflection, not a turn. At position 0 it leaves a and
changes the sign of b. Lengths are kept all the same.

What comes of (a, b) at position 0? What does the formula give there?

Caught by: worked_example values positions position_zero
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos + b * sin
    out[..., 1::2] = a * sin - b * cos
    return out
