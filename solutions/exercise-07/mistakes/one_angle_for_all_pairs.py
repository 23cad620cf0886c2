"""rope turns every pair by the same angle: // divides whole numbers and leaves 0 for every exponent below 1, so that
all powers of the base are 1.

What is 2 // 4, and what is 2 / 4? Print your exponents for d = 8.

Caught by: worked_example values positions base
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-(np.arange(0, d, 2) // d).astype(float))
    angles = positions[:, None] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
