"""rope refuses d = 2 as well: it asks for a multiple of 4. One pair is a pair.

For which d is d/2 a whole number? Try your condition with 2, 4 and 6.

Caught by: pairs
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 4 != 0:
        raise ValueError("d must be a multiple of 4")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
