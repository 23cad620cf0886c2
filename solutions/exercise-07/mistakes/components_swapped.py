"""rope computes both new numbers of a pair, and puts them into each other's column.

In the statement's example token 0 begins with cos 2, sin 2. In which order are yours?

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
    out[..., 0::2] = a * sin + b * cos
    out[..., 1::2] = a * cos - b * sin
    return out
