"""rope walks over the pairs of columns one by one, if only to collect their speeds in a list. The numbers are right; but the
statement asks for no loops, and arrays hold all pairs at once.

np.arange(0, d, 2) has the exponents of all pairs, but for a division. What does base ** do with an array? And which
columns of x does the slice 0::2 reach?

Caught by: no_loops
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    out = np.empty(x.shape)
    for i in range(d // 2):
        angles = positions / base ** (2 * i / d)
        cos, sin = np.cos(angles), np.sin(angles)
        a, b = x[..., 2 * i], x[..., 2 * i + 1]
        out[..., 2 * i] = a * cos - b * sin
        out[..., 2 * i + 1] = a * sin + b * cos
    return out
