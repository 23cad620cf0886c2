"""rope spreads the exponents evenly from 0 to 1, the 1 included. In the formula the last pair has the exponent
(d - 2) / d, and 1 is never reached.

What are the exponents of the two pairs for d = 4? And what does np.linspace do with its last point?

Caught by: worked_example positions base
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** -np.linspace(0, 1, d // 2)
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
