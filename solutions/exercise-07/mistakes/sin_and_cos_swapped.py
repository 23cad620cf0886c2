"""rope has sine and cosine in each other's place. At position 0, where nothing should turn, every pair is turned by a
quarter.

What do you get for position 0? What are cos 0 and sin 0, and which of them should a keep?

Caught by: worked_example values positions position_zero
"""

import numpy as np


def rope(x, positions, base=10000.0):
    d = x.shape[-1]
    if d % 2 != 0:
        raise ValueError("d must be even")
    frequencies = base ** (-np.arange(0, d, 2) / d)
    angles = positions[:, None] * frequencies
    cos, sin = np.sin(angles), np.cos(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape)
    out[..., 0::2] = a * cos - b * sin
    out[..., 1::2] = a * sin + b * cos
    return out
