"""rope counts the pairs as 0, 1, 2, ... and divides by d, but the exponent is 2i/d: with half the exponent, all pairs
but the first turn too fast.

For d = 4 and base 10000, pair 1 turns a hundred times slower than pair 0. How much slower is yours?

Caught by: worked_example values positions pairs base
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(d // 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
